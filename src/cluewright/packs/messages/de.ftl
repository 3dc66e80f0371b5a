# Pakete: Sammlungen nach Plan.

pack-of-level = { $kind }: { $level }
