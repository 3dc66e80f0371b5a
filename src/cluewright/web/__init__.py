"""The studio in the browser: the HTTP API and the pages it serves."""
