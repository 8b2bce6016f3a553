"""Panels know better than the layout where things lie."""

import pytest

from camelup_desktop.app.stage.anchors import Anchors


def resolve(name: str) -> tuple[float, float]:
    return {"bank": (5.0, 6.0)}[name]


def test_a_placed_anchor_wins_until_the_next_layout() -> None:
    anchors = Anchors(resolve)
    assert anchors.at("bank") == (5.0, 6.0)
    anchors.place("bank", (50.0, 60.0), height=12.0)
    assert anchors.at("bank") == (50.0, 60.0)
    assert anchors.height("bank", 99.0) == 12.0
    anchors.forget()
    assert anchors.at("bank") == (5.0, 6.0)
    assert anchors.height("bank", 99.0) == 99.0


def test_an_unknown_anchor_is_named() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        Anchors(resolve).at("nowhere")
