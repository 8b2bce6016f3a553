"""The same screens as for the tests of the app."""

from tests.app.conftest import pictures, services

__all__ = ["pictures", "services"]
