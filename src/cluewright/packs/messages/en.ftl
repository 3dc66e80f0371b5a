# Packs: collections made by a plan.

pack-of-level = { $kind }: { $level }
