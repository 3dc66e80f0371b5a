# Les packs : des collections faites selon un plan.

pack-of-level = { $kind } : { $level }
