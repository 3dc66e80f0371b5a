# Paquetes: colecciones hechas según un plan.

pack-of-level = { $kind }: { $level }
