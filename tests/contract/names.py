"""The kinds that are held to the contract, and their techniques."""

from tests.conftest import template_registered

import cluewright as cw

with template_registered():
    NAMES = list(cw.kinds())
    TECHNIQUES = [(name, technique.slug) for name, kind in cw.kinds().items() for technique in kind.techniques]
