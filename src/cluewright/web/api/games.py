"""Playing: start a game, make moves, ask for hints."""

import datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool

from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.formats.share import read_share
from cluewright.web import tasks
from cluewright.web.api.forms import PuzzleData, RecipeForm
from cluewright.web.games import Outdated
from cluewright.web.problems import RESPONSES, MEDIA_TYPE, Problem
from cluewright.web.studio import Studio, of_request

router = APIRouter(tags=["games"], responses=RESPONSES)
Data = dict[str, Any]
