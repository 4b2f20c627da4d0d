// The errors of a store: it cannot be opened, or is unavailable for a moment.

/** An error of the store; only its message is shown before the process ends. */
export class StoreError extends Error {}

/** SQLSTATE of a write on a standby, as after a failover. */
export const readOnlyNodeCode = "25006";

/** SQLSTATE codes after which a call may succeed at another time. */
const unavailableCodes = new RegExp(
	`^(${[
		// The database is unavailable, full or overloaded, or has a system error.
		"0800.|5[37]...|580[03]0",
		readOnlyNodeCode,
		// The database refuses the connection.
		"28...|3D000",
		// The work took too long.
		"25P0[34]|55P03",
		// Another transaction went first each time.
		"40001|40P01",
	].join("|")})$`,
);
const networkErrorCodes =
	/^(ECONN|ENOTCONN|ENOBUFS|EPIPE|ETIMEDOUT|EHOST|ENET|EADDRNOTAVAIL|EMFILE|ENFILE|ENOTFOUND|EAI_|ENOSPC|EDQUOT|EIO)/;
/** Codes of a connection whose encryption fails, as with an expired certificate. */
const tlsErrorCodes = /CERT|^(ERR_SSL|EPROTO|UNABLE_TO_VERIFY)/;
/** The beginnings of error messages that have no code, of the PostgreSQL client and of this store; only the beginnings, because a failed query's message repeats its values. */
const clientMessages =
	/^(connection terminated|timeout exceeded when trying to connect|client (has|was) .*not queryable|query read timeout|a transaction was lost|too many transactions are running|SASL: |the(re| server) .* SSL connection)/i;

/** The messages of PostgreSQL and its client about a missing password. */
const missingPassword =
	/client password must be a string|empty password returned by client/;
/** SQLSTATE of a cancelled statement, for example after its timeout. */
const cancelledCode = "57014";

/** An error and its causes, the outermost first. */
function* withCauses(
	error: unknown,
): Generator<Error & { code?: unknown; syscall?: unknown }> {
	let next = error;
	for (let depth = 0; next instanceof Error && depth < 10; depth++) {
		yield next;
		next = next instanceof AggregateError ? next.errors[0] : next.cause;
	}
}

/** The SQLSTATE or system code of an error or its causes. */
export function errorCodeOf(error: unknown): string | null {
	for (const { code } of withCauses(error))
		if (typeof code === "string") return code;
	return null;
}

/** The reason of an error in one line: its message, or its code for a network error or without a message. */
export function reasonOf(error: unknown): string {
	const cause = [...withCauses(error)].at(-1);
	const code = typeof cause?.code === "string" ? cause.code : "";
	if (code !== "" && networkErrorCodes.test(code)) return code;
	const message = cause?.message.split("\n")[0]?.trim() ?? "";
	if (missingPassword.test(message))
		return "it asks for a password, and the address has none";
	return message || code || "no reason given";
}

/** A sentence about the error of an unavailable store. */
export const awaySentence = (error: unknown): string =>
	errorCodeOf(error) === cancelledCode &&
	reasonOf(error).includes("statement timeout")
		? `A statement took longer than DATABASE_TIMEOUT_MS (${reasonOf(error)}).`
		: `The database is unavailable (${reasonOf(error)}).`;

/** Whether the store, its network or its disk is unavailable, so that a retry may succeed. */
export function isStoreUnavailable(error: unknown): boolean {
	const kinds = [unavailableCodes, networkErrorCodes, tlsErrorCodes];
	for (const { code, message, syscall } of withCauses(error)) {
		// A failed connect may have the code ENOENT, for a missing Unix socket; any other ENOENT is a missing file.
		if (syscall === "connect") return true;
		if (typeof code === "string" && kinds.some((kind) => kind.test(code)))
			return true;
		if (clientMessages.test(message)) return true;
	}
	return false;
}

/** Whether PostgreSQL aborted a transaction in favour of another (40001, 40P01), so that it may run again at once. */
export function isRetryableConflict(error: unknown): boolean {
	const code = errorCodeOf(error);
	return code === "40001" || code === "40P01";
}

/** An error for the log: name, code and stack, without the message, which may repeat values. */
export function serializeError(error: unknown) {
	const layers = [...withCauses(error)];
	const frames = (layers.at(-1)?.stack ?? "")
		.split("\n")
		.filter((line) => /^\s+at /.test(line));
	return {
		type: layers.map((it) => it.constructor.name).join(" < ") || typeof error,
		code: errorCodeOf(error),
		stack: frames.slice(0, 12).map((line) => line.trim()),
	};
}
