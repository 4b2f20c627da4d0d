// @vitest-environment node
// A request with a customer's data is sent with that customer's token or not at all (O05).

import * as v from "valibot";
import { afterAll, expect, test, vi } from "vitest";
import { noPermissionArticle } from "../../../../src/contract/authentication";
import { post } from "../../../../src/contract/endpoint";
import { ignored, text } from "../../../../src/contract/fields";
import { withSignInHost } from "../../../../src/platform/http/host";
import { call } from "../../../../src/platform/http/http";
import { adoptToken } from "../../../../src/platform/session/session";
import { json, startServer } from "../../support/server";
import { tokenOf } from "../../support/token";

const server = await startServer();
afterAll(server.stop);
vi.stubEnv("VITE_API_HOST", server.origin);
const write = post("internal/Area/Write", v.object({ a: text }), ignored);
const failureOf = (call: Promise<unknown>) =>
	call.then(
		() => expect.unreachable("the call succeeded"),
		(failure: unknown) => failure,
	);

test("a request is never sent with the token of a customer who signs in while it is being signed (O05)", async () => {
	server.answers.set("Write", json({}));
	adoptToken(tokenOf("customer-1"));
	const late = failureOf(call(write, { a: "of customer-1" }));
	adoptToken(tokenOf("customer-2"));
	expect(await late).toMatchObject({ name: "AbortError" });
	const waiting = failureOf(
		call(write, { a: "of customer-1" }, { sub: "customer-1" }),
	);
	expect(await waiting).toMatchObject({ name: "AbortError" });
	expect(server.received).toEqual([]);
	// A renewed token of the same customer sends it.
	const own = call(write, { a: "of customer-2" });
	adoptToken(tokenOf("customer-2", { model: "SM-NEW" }));
	await own;
	expect(server.received).toHaveLength(1);
});

// The bug: the article of a refused sign-in was requested from the host of that sign-in with the token of the account on the phone.
test("the texts for a refused device are requested with the session's token, or without one during a sign-in", async () => {
	server.answers.set("NoPermissionArticle", json({}));
	server.received.length = 0;
	const token = tokenOf("customer-1");
	adoptToken(token);
	await call(noPermissionArticle, {});
	await withSignInHost(undefined, () => call(noPermissionArticle, {}));
	expect(
		server.received.map(({ headers }) => [
			headers.authorization,
			headers["client-id"],
		]),
	).toEqual([
		[`Bearer ${token}`, "customer-1"],
		[undefined, undefined],
	]);
	// Only the named host gets the request.
	const other = await startServer();
	other.answers.set("NoPermissionArticle", json({}));
	await call(noPermissionArticle, {}, { host: other.origin });
	await other.stop();
	expect(server.received).toHaveLength(2);
	expect(other.received).toHaveLength(1);
	expect(other.received[0]?.headers.authorization).toBeUndefined();
});
