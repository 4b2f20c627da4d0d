// The Vitest projects: the environment of each test file, and the timeouts.
import { resolve } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import config from "../vite.config.ts";

/** Tests that need no DOM and leave no state for the next file. */
const rules = [
	"tests/unit/{contract,domain,locales}/**/*.test.ts",
	"tests/unit/server/{demo/content,rules,search,store}/**/*.test.ts",
];
/** Tests that start programs. */
const programs = ["tests/unit/support/**/*.test.ts"];
/** Tests of the full suite only: several processes, races, kills, slow starts and measured times. */
const trials = [
	"api/claims/countedByDay",
	"api/claims/race",
	"api/operation/codePools",
	"api/operation/content",
	"api/operation/contentRemovals",
	"api/operation/damagedStore",
	"api/operation/devServer",
	"api/operation/dryRun",
	"api/operation/fullDisk",
	"api/operation/kills",
	"api/operation/logDisk",
	"api/operation/migration",
	"api/operation/ordinaryWeek",
	"api/operation/processes",
	"api/operation/reminderRounds",
	"api/operation/rollingRestart",
	"api/operation/start",
	"api/operation/startAndStop",
	"api/security/uploads",
	"unit/server/demo/drawings",
	"unit/server/middleware/rateLimit",
	"unit/support/atExit",
	"unit/support/options",
	"unit/support/summary",
	"unit/sync/faults",
	"unit/timeLimits",
];
/** Tests that need PostgreSQL. */
const onPostgres = [
	"api/claims/remindersTogether",
	"api/member/lockOrder",
	"api/member/locks",
	"api/operation/backup",
	"api/operation/contentDuringClaims",
	"api/operation/databaseRestart",
	"api/operation/databaseZone",
	"api/operation/sharedLimits",
];
const filesOf = (names: string[]) =>
	names.map((name) => `tests/${name}.test.ts`);
const later = filesOf([...trials, ...onPostgres]);

/** The projects run one after another (groupOrder), so that the files of one project can share a process. */
let groupOrder = 0;
const project = (name: string, include: string[], test: object = {}) => ({
	extends: true as const,
	test: {
		name,
		include,
		environment: "node",
		sequence: { groupOrder: groupOrder++ },
		...test,
	},
});

const projects = [
	project("structure", ["tests/structure/**/*.test.ts"], { isolate: false }),
	project("built", ["tests/built/**/*.test.{ts,tsx}"], { isolate: false }),
	project("rules", rules, { isolate: false }),
	// All files share a process: a new one would cost a second per file.
	project("page", ["tests/unit/**/*.test.{ts,tsx}"], {
		exclude: [...rules, ...programs, ...later],
		environment: resolve(import.meta.dirname, "support/pageEnvironment.ts"),
		setupFiles: ["tests/support/newPage.ts"],
		isolate: false,
	}),
	project("programs", programs, { exclude: later, isolate: false }),
	// All files share one store: a new PGlite takes seconds.
	project("api", ["tests/api/**/*.test.ts"], {
		exclude: later,
		isolate: false,
	}),
	project("trials", process.env.TEST_POSTGRES ? later : filesOf(trials), {
		isolate: false,
	}),
	project("reliability", ["tests/reliability/node/**/*.test.ts"], {
		environment: "happy-dom",
		testTimeout: 3_600_000,
	}),
];
/** The projects that run against mutants: the quick ones, and those of the API for a sample of all code. */
const ofMutants: Record<string, string[]> = {
	rules: ["rules"],
	mutants: ["rules", "page"],
	sample: ["rules", "page", "api"],
};
const suite = process.env.TEST_SUITE ?? "";

export default mergeConfig(
	config,
	defineConfig({
		root: resolve(import.meta.dirname, ".."),
		test: {
			// CI has one worker and skips tests tagged @red, which only the full suite runs.
			maxWorkers: 1,
			...(suite === "ci" && { testNamePattern: /^(?!.*@red)/ }),
			reporters: ["default", "./tests/support/reporter.ts"],
			coverage: {
				provider: "v8",
				include: [
					"src/{domain,sync,platform,queries}/**",
					"server/{store,calls}/**",
				],
				reporter: [],
				reportsDirectory: "test-results/coverage",
			},
			setupFiles: ["tests/support/seed.ts", "tests/support/daysAhead.ts"],
			globalSetup: process.env.TEST_POSTGRES
				? ["tests/support/postgres.ts"]
				: [],
			// Long enough (ms) that only a hanging test fails, not a slow one on a busy machine.
			testTimeout: 60_000,
			hookTimeout: 60_000,
			// Vitest's default of one second is too short on a busy machine.
			expect: { poll: { timeout: 10_000 } },
			projects: projects.filter(({ test: { name } }) =>
				(ofMutants[suite] ?? [name]).includes(name),
			),
		},
	}),
);
