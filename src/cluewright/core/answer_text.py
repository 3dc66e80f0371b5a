"""Where in a text an answer is: after the thinking, and after the word that announces it."""

import json
import re
from collections import deque

_THINKING_ENDS = re.compile(r"</(?:think|thinking|thought|reasoning|scratchpad)>", re.ASCII | re.IGNORECASE)
_WORD = "(?:answer|solution|antwort|lösung|réponse|respuesta|solución|答え|解答|答案)"
_MARKER = re.compile(
    rf"{_WORD}[*_` ]{{0,4}}+[:：]"  # Answer:
    rf"|^[#*_ ]{{0,8}}+(?:final |my |the ){{0,2}}+{_WORD}[*_ ]{{0,4}}+$"  # a heading
    r"|<answer>|\\boxed\{",
    re.ASCII | re.IGNORECASE | re.MULTILINE,
)
_ESCAPED = re.compile(r"(?:\\u[0-9a-f]{4})++", re.ASCII | re.IGNORECASE)
"""Characters as JSON may write them."""
_MOST_MARKERS = 16


def answer_part(text: str, most: int) -> tuple[str, list[int]]:
    """Return the part of a text that may hold the answer, and where in it an answer is announced.

    What comes before the end of the thinking is left out. Of a longer text, `most` characters are read: those from
    the last announcement on, or else the last ones.

    >>> answer_part("<think>##</think> Answer: .#", 100)
    (' Answer: .#', [8])
    """
    begin = 0
    for end in _THINKING_ENDS.finditer(text):
        begin = end.end()
    if len(text) - begin > most:
        last = deque((found.start() for found in _MARKER.finditer(text, begin)), 1)
        begin = last[0] if last else len(text) - most
    part = _ESCAPED.sub(lambda found: str(json.loads(f'"{found.group()}"')), text[begin : begin + most])
    part = part.replace("\\n", "\n").replace("\r\n", "\n").replace("\r", "\n")
    part = part.replace("<answer>", "\nAnswer:\n").replace("</answer>", "\n").replace("\\boxed{", "\nAnswer:\n")
    return part, list(deque((found.end() for found in _MARKER.finditer(part)), _MOST_MARKERS))
