// The parts of the CI suite and of the full suite, in the order in which they run: what fails soonest comes first.

export type Need = "build" | "browser" | "postgres";

export interface Part {
	/** To run it alone: `npm run test:full -- unit,journeys`. */
	name: string;
	/** Seconds; then it is ended and has failed. */
	limit: number;
	command: string;
	needs: Need[];
}

const part = (
	name: string,
	limit: number,
	command: string,
	...needs: Need[]
): Part => ({ name, limit, command, needs });

const vitest = "npx vitest run --config tests/vitest.config.ts --project=";
const playwright =
	"npx playwright test -c tests/playwright.config.ts --project=";
const inBrowser = (name: string, limit: number, project = name) =>
	part(name, limit, playwright + project, "build", "browser");

const first = [
	part("lint", 60, "npm run lint"),
	part("typecheck", 120, "npm run typecheck"),
	part("structure", 60, "npm run test:structure"),
	// The journeys sign in as demo customers, which only a demo build asks for.
	part("build", 120, "env VITE_DEMO=1 npm run build"),
	part("bytes", 60, `${vitest}built`, "build"),
];

export const suites = {
	ci: [
		...first,
		part("unit", 300, "npm run test:unit"),
		part("api", 180, "npm run test:api"),
		inBrowser("journeys", 240, "e2e"),
		inBrowser("lighthouse", 120),
	],
	full: [
		...first,
		part("dead-code", 120, "npx knip --no-progress"),
		part("unit-and-api", 900, "npm run coverage"),
		part("trials", 300, `${vitest}trials`),
		part("api-postgres", 600, `${vitest}api --project=trials`, "postgres"),
		inBrowser("journeys", 1500, "e2e"),
		inBrowser("audits", 900),
		inBrowser("lighthouse", 360),
		part("reliability-node", 3600, `${vitest}reliability`),
		inBrowser("reliability-browser", 7200, "reliability"),
		part("mutants", 1200, "npm run mutants -- --sample"),
	],
};
