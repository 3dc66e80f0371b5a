"""The MCP server: Cluewright's verbs as tools for language models, over standard input and output."""
