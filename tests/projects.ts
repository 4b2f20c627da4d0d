// The Vitest projects: which test files run in which environment.
import type { TestProjectInlineConfiguration } from "vitest/config";

/** Ends a test that hangs, in ms; a slow one on a busy machine has not failed. */
const testTimeout = 60_000;

export const projects: TestProjectInlineConfiguration[] = [
	{
		extends: true,
		test: {
			name: "unit",
			include: ["tests/unit/**/*.test.{ts,tsx}"],
			exclude: ["tests/unit/domain/**"],
			testTimeout,
			setupFiles: ["tests/support/seed.ts"],
			environment: "happy-dom",
		},
	},
	{
		extends: true,
		test: {
			name: "reliability",
			include: ["tests/reliability/node/**/*.test.ts"],
			testTimeout: 3_600_000,
			setupFiles: ["tests/support/seed.ts"],
			environment: "happy-dom",
		},
	},
	{
		extends: true,
		test: {
			name: "rules",
			include: ["tests/unit/domain/**/*.test.ts"],
			testTimeout,
			setupFiles: ["tests/support/seed.ts"],
			environment: "node",
			// Pure functions leave nothing behind for the next file.
			isolate: false,
		},
	},
	{
		extends: true,
		test: {
			name: "structure",
			include: ["tests/structure/**/*.test.ts"],
			environment: "node",
			testTimeout,
		},
	},
	{
		extends: true,
		test: {
			name: "built",
			include: ["tests/built/**/*.test.{ts,tsx}"],
			environment: "node",
			testTimeout,
		},
	},
	{
		extends: true,
		test: {
			name: "api",
			include: ["tests/api/**/*.test.ts"],
			setupFiles: ["tests/support/seed.ts"],
			environment: "node",
			// One worker and one store for all files: a new PGlite costs seconds.
			isolate: false,
			fileParallelism: false,
			testTimeout,
			hookTimeout: 60_000,
		},
	},
];
