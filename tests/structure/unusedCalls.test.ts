// Checks the list of calls in the contract that no screen uses, each by decision (docs/decisions).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contractModules, endpoints } from "../support/endpoints";
import { readSource } from "./read";

/** The unused calls by path, without the API's prefix. */
const unused = [
	"internal/Article/GetArticleDetail",
	"internal/Article/List",
	"internal/Banner/GetHomePage",
	"internal/Banner/GetTopBanner",
	"internal/Branch/GetAllBranch",
	"internal/Manual/DeleteUser",
	"internal/Manual/DeleteUserBySub",
	"internal/Privilege/Detail",
	"internal/Tutorial/GetTutorialDetail",
	"internal/Tutorial/GetTutorialList",
];

/** The names that the app imports from the contract, each after its module. */
function imported(): Set<string> {
	const files = readdirSync("src", {
		recursive: true,
		encoding: "utf8",
	}).filter((file) => /\.tsx?$/.test(file) && !file.startsWith("contract"));
	return new Set(
		files.flatMap((file) => {
			const path = join("src", file);
			const { named } = readSource(path, readFileSync(path, "utf8"));
			return [...named].flatMap(([from, names]) => {
				const module = /contract\/(\w+)$/.exec(from)?.[1];
				return module ? names.map((name) => `${module} ${name}`) : [];
			});
		}),
	);
}

test("every call has a screen, or a decision to have none", () => {
	const names = imported();
	const made = new Set(
		Object.entries(contractModules).flatMap(([path, exported]) => {
			const module = /(\w+)\.ts$/.exec(path)?.[1];
			return Object.entries(exported)
				.filter(([name]) => names.has(`${module} ${name}`))
				.map(([, value]) => value);
		}),
	);
	const left = endpoints
		.filter((endpoint) => !made.has(endpoint))
		.map(({ path }) => path.replace("/api/v1/", ""));
	expect(
		left.sort(),
		"a call that no screen makes needs a decision record and its line in `unused` above; a call with a screen has no line there",
	).toEqual(unused);
});
