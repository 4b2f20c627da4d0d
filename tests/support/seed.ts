// The generated inputs of a run: the same for the same tree, so that one checkout gives one answer; PROPERTY_SEED and PROPERTY_RUNS ask for others and more.
import fc from "fast-check";

fc.configureGlobal({
	seed: Number(process.env.PROPERTY_SEED ?? 20260101),
	numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
});
