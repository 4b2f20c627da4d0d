// A failing database is distinguished from a wrong statement, and the log contains no values.
import { expect, test } from "vitest";
import {
	awaySentence,
	isRetryableConflict,
	isStoreUnavailable,
	reasonOf,
	serializeError,
} from "../../../../../server/store/connection/storeError";

const withCode = (code: string, message = "x") =>
	Object.assign(new Error(message), { code });
const withCall = (code: string, syscall: string) =>
	Object.assign(withCode(code), { syscall });
const wrapped = (cause: Error) =>
	new Error("Failed query: select … params: 0812345678", { cause });

test.each([
	["the database was stopped by its administrator", withCode("57P01")],
	["it crashed", withCode("57P02")],
	["it is starting", withCode("57P03")],
	["its disk is full", withCode("53100")],
	["it has no connection left", withCode("53300")],
	["a standby after a failover", withCode("25006")],
	["it ended an idle connection", withCode("57P05")],
	["it ended an idle transaction", withCode("25P03")],
	["others were preferred five times", withCode("40001")],
	["a deadlock five times", withCode("40P01")],
	["a lock took longer than the role's lock_timeout", withCode("55P03")],
	["its temporary files are full", withCode("53400")],
	["the database was dropped for a restore", withCode("57P04")],
	["its system failed", withCode("58000")],
	["its password was changed", withCode("28P01")],
	["it lets nobody in from here", withCode("28000")],
	["it was dropped, or is being restored", withCode("3D000")],
	[
		"it asks for a password now",
		new Error(
			"SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string",
		),
	],
	["its certificate has expired", withCode("CERT_HAS_EXPIRED")],
	["its certificate is another's", withCode("ERR_TLS_CERT_ALTNAME_INVALID")],
	["an unknown one signed it", withCode("UNABLE_TO_VERIFY_LEAF_SIGNATURE")],
	[
		"it encrypts no more",
		new Error("The server does not support SSL connections"),
	],
	["nobody listens", withCode("ECONNREFUSED")],
	["its socket is gone while it restarts", withCall("ENOENT", "connect")],
	["its socket may not be used", withCall("EACCES", "connect")],
	["its socket has too many waiting", withCall("EAGAIN", "connect")],
	["its connection is closed already", withCode("ENOTCONN")],
	["the system has no memory for its connection", withCode("ENOBUFS")],
	["its machine's network is down", withCode("ENETDOWN")],
	["no port is left for a connection", withCode("EADDRNOTAVAIL")],
	["no file is left for a connection", withCode("EMFILE")],
	["the disk of the embedded database is full", withCode("ENOSPC")],
	["the client lost it", new Error("Connection terminated unexpectedly")],
	["its client is closed", new Error("Client was closed and is not queryable")],
	["it answers no more", new Error("Query read timeout")],
	["it lost a transaction", new Error("a transaction was lost")],
	[
		"it ends a handshake",
		new Error("There was an error establishing an SSL connection"),
	],
	["the pool has none", new Error("timeout exceeded when trying to connect")],
	["no transaction may begin", new Error("too many transactions are running")],
	[
		"a list of failed addresses",
		new AggregateError([withCode("ECONNREFUSED")]),
	],
])("the store is unavailable (503) after %s", (_what, error) => {
	expect(isStoreUnavailable(error)).toBe(true);
	expect(isStoreUnavailable(wrapped(error))).toBe(true);
});

test.each([
	["a wrong statement", withCode("42601")],
	["a broken constraint", withCode("23505")],
	["a file that is missing", withCall("ENOENT", "open")],
	["a file that may not be read", withCall("EACCES", "open")],
	[
		"a wrong statement with a value that sounds like a lost connection",
		new Error("Failed query: select $1 params: connection terminated", {
			cause: withCode("42601"),
		}),
	],
	["a programming error", new TypeError("x is undefined")],
	["no error at all", "text"],
])("the store is not unavailable (500) after %s", (_what, error) => {
	expect(isStoreUnavailable(error)).toBe(false);
});

test("a transaction is retried only after a serialization failure or a deadlock", () => {
	expect(isRetryableConflict(wrapped(withCode("40001")))).toBe(true);
	expect(isRetryableConflict(withCode("40P01"))).toBe(true);
	expect(isRetryableConflict(withCode("23505"))).toBe(false);
});

test("a logged error has its type, code and stack, and none of its values", () => {
	const error = wrapped(
		Object.assign(withCode("23505", "Key (mobileno)=(0812345678) exists"), {
			detail: "Key (mobileno)=(0812345678) already exists.",
		}),
	);
	const said = serializeError(error);
	expect(said.code).toBe("23505");
	expect(said.type).toBe("Error < Error");
	expect(said.stack.length).toBeGreaterThan(0);
	expect(JSON.stringify(said)).not.toContain("0812345678");
});

test("an address without the required password is reported in plain words", () => {
	const message =
		"SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string";
	expect(reasonOf(new Error(message))).toBe(
		"it asks for a password, and the address has none",
	);
});

test("the message of a statement timeout names the setting, any other message only the reason", () => {
	const late = withCode(
		"57014",
		"canceling statement due to statement timeout",
	);
	expect(awaySentence(wrapped(late))).toBe(
		"A statement took longer than DATABASE_TIMEOUT_MS (canceling statement due to statement timeout).",
	);
	expect(awaySentence(withCode("ECONNREFUSED"))).toBe(
		"The database is unavailable (ECONNREFUSED).",
	);
});
