"""The texts of colour nonograms, as messages: messages/en.ftl and the other languages have the sentences."""

from cluewright.clued_lines.wording import Wording

ROOM = "cluewright.colour_nonogram"
"""The package whose catalogue has the sentences."""
WORDING = Wording(ROOM)
message, fault = WORDING.message, WORDING.fault
