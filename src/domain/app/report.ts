// What a report to the operator may contain: code positions, field names and figures, never a text of a person, a reply or an address (X06).

export type Report =
	| { kind: "error"; name: string; frames: string[]; page: string }
	| { kind: "reply"; path: string; fields: string[]; page: string }
	| { kind: "vital"; name: string; value: number; page: string };

const identifier = /^\w{1,60}$/;
/** A position in a hashed file of a release, which the source maps resolve to a line. */
const frame = /\/assets\/[\w.-]+\.js:\d+:\d+/g;
const maxFrames = 10;
const maxFields = 10;

/** An unhandled error; its message may quote data, so it is left out. */
export function errorReport(error: unknown, page: string): Report {
	const { name, stack } = error instanceof Error ? error : {};
	return {
		kind: "error",
		name: name && identifier.test(name) ? name : "Error",
		frames: [...(stack ?? "").matchAll(frame)]
			.map(([place]) => place)
			.slice(0, maxFrames),
		page,
	};
}

/** Reports a reply of a wrong shape: its call, and the path of each wrong field in the contract. */
export function replyReport(
	path: string,
	issues: readonly { path?: readonly { key: unknown }[] }[],
	page: string,
): Report {
	const fields = issues.map((issue) =>
		(issue.path ?? [])
			.map(({ key }) =>
				typeof key === "string" && identifier.test(key) ? key : "*",
			)
			.join("."),
	);
	return {
		kind: "reply",
		path,
		fields: [...new Set(fields)].slice(0, maxFields),
		page,
	};
}
