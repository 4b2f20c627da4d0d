// The parts of the gate and of the proof: what each runs, how long it may take, and what it needs.
import {
	type Purpose,
	playwright,
	program,
	type Run,
	vitest,
} from "./support/steps";

export type Need = "build" | "browser" | "postgres";

export interface Part {
	/** As one asks for it alone: `npm run proof -- api,journeys`. */
	name: string;
	title: string;
	/** Seconds; a part that takes longer is ended, and has failed. */
	limit: number;
	in: Purpose[];
	needs: Need[];
	run: Run;
}

const both: Purpose[] = ["gate", "proof"];
const proof: Purpose[] = ["proof"];

/** API files of which several processes, races or kills are the point. */
const trials = [
	"claims/race",
	"operation/processes",
	"operation/kills",
	"operation/databaseRestart",
].map((name) => `tests/api/${name}.test.ts`);

/** In the order in which they run; what fails soonest comes first. */
export const parts: Part[] = [
	{
		name: "lint",
		title: "format and lint",
		limit: 60,
		in: both,
		needs: [],
		run: program("npx biome check"),
	},
	{
		name: "types",
		title: "types",
		limit: 120,
		in: both,
		needs: [],
		run: program("npx tsc --noEmit"),
	},
	{
		name: "structure",
		title: "structure",
		limit: 60,
		in: both,
		needs: [],
		run: vitest("structure", "tests/structure"),
	},
	{
		name: "build",
		title: "build",
		limit: 120,
		in: both,
		needs: [],
		// The journeys sign in as demo customers, which only a demo build asks for.
		run: program("npm run build", { VITE_DEMO: "1" }),
	},
	{
		name: "bytes",
		title: "bytes and contents of the build",
		limit: 60,
		in: both,
		needs: ["build"],
		run: vitest("bytes", "tests/built"),
	},
	{
		name: "api",
		title: "API on PGlite",
		limit: 180,
		in: both,
		needs: [],
		run: vitest(
			"api",
			`tests/api ${trials.map((file) => `--exclude ${file}`).join(" ")}`,
		),
	},
	{
		name: "journeys",
		title: "journeys in a browser",
		limit: 240,
		in: ["gate"],
		needs: ["build", "browser"],
		run: playwright("journeys", "--project=e2e"),
	},
	{
		name: "pwa",
		title: "Lighthouse 11, PWA",
		limit: 120,
		in: ["gate"],
		needs: ["build", "browser"],
		run: playwright("pwa", "--project=lighthouse"),
	},
	{
		name: "unit",
		title: "unit",
		limit: 420,
		in: both,
		needs: [],
		run: vitest("unit", "tests/unit"),
	},
	{
		name: "dead-code",
		title: "dead code",
		limit: 120,
		in: proof,
		needs: [],
		run: program("npx knip --no-progress"),
	},
	{
		name: "trials",
		title: "API: races, kills, processes",
		limit: 300,
		in: proof,
		needs: [],
		run: vitest("trials", trials.join(" ")),
	},
	{
		name: "api-postgres",
		title: "API on PostgreSQL",
		limit: 600,
		in: proof,
		needs: ["postgres"],
		run: vitest("api-postgres", "tests/api"),
	},
	{
		name: "journeys",
		title: "every journey in a browser",
		limit: 1500,
		in: proof,
		needs: ["build", "browser"],
		run: playwright("journeys", "--project=e2e"),
	},
	{
		name: "audits",
		title: "axe, layout, security",
		limit: 900,
		in: proof,
		needs: ["build", "browser"],
		run: playwright("audits", "--project=audits"),
	},
	{
		name: "lighthouse",
		title: "Lighthouse 11 and 12",
		// Some 30 loads: medians of five, the floor among them where BENCH_FLOOR names one.
		limit: 360,
		in: proof,
		needs: ["build", "browser"],
		run: playwright("lighthouse", "--project=lighthouse"),
	},
	{
		name: "reliability-node",
		title: "reliability, in Node",
		limit: 3600,
		in: proof,
		needs: [],
		run: vitest("reliability-node", "tests/reliability/node"),
	},
	{
		name: "reliability-browser",
		title: "reliability, in a browser",
		limit: 7200,
		in: proof,
		needs: ["build", "browser"],
		run: playwright("reliability-browser", "--project=reliability"),
	},
	{
		name: "planted",
		title: "planted bugs",
		limit: 900,
		in: proof,
		needs: [],
		run: program("npm run planted"),
	},
];
