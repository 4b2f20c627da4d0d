// Fixes the seed of generated inputs, so that the same tree always gives the same result; PROPERTY_SEED and PROPERTY_RUNS change the seed and the number of runs.
import fc from "fast-check";

fc.configureGlobal({
	seed: Number(process.env.PROPERTY_SEED ?? 20260101),
	numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
});
