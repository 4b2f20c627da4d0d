// Reads a scripted reply through the contract, as the app does.
import { isDeepStrictEqual } from "node:util";
import { type GenericIssue, getDotPath, safeParse } from "valibot";
import type { Endpoint } from "../../../src/contract/endpoint";

const isObject = (value: unknown): value is object =>
	typeof value === "object" && value !== null;
const at = (issue: GenericIssue) => {
	const path = getDotPath(issue);
	return `${path ? `data.${path}` : "data"}: ${issue.message}`;
};

/** The differences between the data of a test and what the app reads in it; missing fields do not count. */
function differences(given: unknown, read: unknown, path: string): string[] {
	if (given === undefined || Object.is(given, read)) return [];
	if (Array.isArray(given) && Array.isArray(read)) {
		if (given.length !== read.length)
			return [`${path}: of ${given.length} items, ${read.length} can be read`];
	} else if (!isObject(given) || !isObject(read) || Array.isArray(read))
		return [
			`${path}: ${JSON.stringify(given)}, expected ${JSON.stringify(read)}`,
		];
	const fields = new Map<string, unknown>(Object.entries(read));
	return Object.entries(given).flatMap(([name, value]) =>
		fields.has(name)
			? differences(value, fields.get(name), `${path}.${name}`)
			: [`${path}.${name}: expected no such field`],
	);
}

/** The reply with the contract's defaults for missing fields. Throws for data that the app would never get: an unknown field, a wrong type, or a value that the contract changes. */
export function checkedReply({ path, reply }: Endpoint, given: unknown) {
	const { success, output, issues } = safeParse(reply, given);
	// A reply may have no data at all.
	const wrong = success
		? differences(given ?? undefined, output, "data")
		: issues.map(at);
	if (wrong.length > 0)
		throw new Error(`${path} replies otherwise:\n${wrong.join("\n")}`);
	// A complete reply is returned as the test's own object, so that the test can count reads of it.
	return isDeepStrictEqual(given, output) ? given : output;
}

/** What the app reads in a raw reply. Throws the ApiFailure of a reply that it cannot read. */
export async function readReply({ reply }: Endpoint, sent: unknown) {
	const { success, output, issues } = safeParse(reply, sent);
	if (success) return output;
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	throw new ApiFailure({ reason: "shape", status: 200 }, issues);
}
