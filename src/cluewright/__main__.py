"""`python -m cluewright` is the command `cluewright`."""

from cluewright.cli import main

if __name__ == "__main__":
    main()
