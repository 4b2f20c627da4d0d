// The server serves every call of the contract once, and no other call (1 §7).
import { expect, test } from "vitest";
import { calls } from "../../../server/app";
import { endpoints } from "../../support/endpoints";

test("every call of the contract is served", () => {
	expect(
		new Set(calls.map((it) => it.endpoint)),
		"add the calls of a new area to `calls` in server/app.ts",
	).toEqual(new Set(endpoints));
	expect(calls).toHaveLength(endpoints.length);
});
