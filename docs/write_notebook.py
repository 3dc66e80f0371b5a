"""Executes the notebooks in docs/ and stores what they print and show: `python docs/write_notebook.py`."""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).parent
_SECONDS = 300


def executed(path: Path) -> nbformat.NotebookNode:
    """Return a notebook with the outputs of a fresh run, and nothing that differs between runs or machines."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    NotebookClient(notebook, timeout=_SECONDS, kernel_name="python3", coalesce_streams=True).execute()
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.execution_count = None
            for output in cell.outputs:
                if output.output_type == "execute_result":
                    output.execution_count = None
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return notebook


def main() -> None:
    """Write every notebook anew, or those named."""
    for path in [Path(name) for name in sys.argv[1:]] or sorted(HERE.glob("*.ipynb")):
        nbformat.write(executed(path), path)


if __name__ == "__main__":
    main()
