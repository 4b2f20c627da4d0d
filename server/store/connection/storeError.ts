// The failures of a store: one that cannot be opened, and one that is away for a moment.

/** Its message is the one line shown before the process ends. */
export class StoreError extends Error {}

/** SQLSTATE codes of a database that is away, full or overloaded, and not of a wrong statement. */
const unavailableCodes = new Set([
	"08000",
	"08001",
	"08003",
	"08004",
	"08006",
	"08007",
	// A standby after a failover: it takes no writes.
	"25006",
	"53000",
	"53100",
	"53200",
	"53300",
	"57014",
	"57P01",
	"57P02",
	"57P03",
	"58030",
]);
const network =
	/^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_|ENOSPC|EDQUOT|EIO)/;
/** Messages of the PostgreSQL client, which gives these errors no code. */
const clientMessages =
	/connection terminated|timeout exceeded when trying to connect|not queryable|query read timeout|transaction was lost/i;

/** The chain of an error and its causes, the outermost first. */
function* chain(error: unknown): Generator<Error & { code?: unknown }> {
	let next = error;
	for (let depth = 0; next instanceof Error && depth < 10; depth++) {
		yield next;
		next = next instanceof AggregateError ? next.errors[0] : next.cause;
	}
}

/** The SQLSTATE or system code of an error, from whichever layer has one. */
export function errorCodeOf(error: unknown): string | null {
	for (const { code } of chain(error))
		if (typeof code === "string") return code;
	return null;
}

/** Whether the store, its network or its disk is away: the same request may succeed in a moment. */
export function isStoreUnavailable(error: unknown): boolean {
	for (const { code, message } of chain(error)) {
		if (
			typeof code === "string" &&
			(unavailableCodes.has(code) || network.test(code))
		)
			return true;
		if (clientMessages.test(message)) return true;
	}
	return false;
}

/** Whether PostgreSQL has given a transaction up in favour of another: it may run again at once (40001, 40P01). */
export function isRetryableConflict(error: unknown): boolean {
	const code = errorCodeOf(error);
	return code === "40001" || code === "40P01";
}

/** What a log may say of an error: its name, code and stack lines, and no message, since messages repeat values. */
export function serializeError(error: unknown): {
	type: string;
	code: string | null;
	stack: string[];
} {
	const layers = [...chain(error)];
	const frames = (layers.at(-1)?.stack ?? "")
		.split("\n")
		.filter((line) => /^\s+at /.test(line));
	return {
		type: layers.map((it) => it.constructor.name).join(" < ") || typeof error,
		code: errorCodeOf(error),
		stack: frames.slice(0, 12).map((line) => line.trim()),
	};
}
