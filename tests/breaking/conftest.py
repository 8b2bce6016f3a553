"""The services and the player of the app's tests."""

from tests.app.conftest import pictures, services

__all__ = ["pictures", "services"]
