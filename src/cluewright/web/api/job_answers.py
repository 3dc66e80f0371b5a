"""The responses about jobs and about the studio itself, for the OpenAPI description."""

from typing import Any, Literal

from pydantic import BaseModel, Field


class JobProblem(BaseModel):
    """Why a job failed."""

    type: str
    status: int
    detail: str
    message: str


class Job(BaseModel):
    """Long work: its progress, and its result."""

    id: str
    what: str
    state: Literal["running", "done", "failed", "cancelled"]
    fraction: float | None
    text: str
    seconds: float
    result: Any = Field(description="The result, once the job is done.")
    problem: JobProblem | None


class Halted(BaseModel):
    """The solving that was ended."""

    watch: str
    halted: bool


class Session(BaseModel):
    """How the studio tells players apart: by the names they give themselves on its own machine, else by their keys."""

    local: bool


class Health(BaseModel):
    """A sign that the studio is running."""

    status: Literal["fine"]
    version: str
