"""What Alembic runs around the steps: they share the one transaction their caller has begun."""

from alembic import context

from cluewright.library.schema import METADATA, REVISION_TABLE

if hasattr(context, "config"):  # otherwise a tool is only importing every module
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        version_table=REVISION_TABLE,
        transactional_ddl=False,  # the transaction is ours
    )
    context.run_migrations()
