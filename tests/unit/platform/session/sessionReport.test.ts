// Proves the report of a new session: it survives the page, and nothing waits long for it (1 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	reactivateSession,
	reportSession,
} from "../../../../src/platform/session/renewal";
import { adoptToken } from "../../../../src/platform/session/session";
import { waitFor } from "../../../support/waitFor";
import { tokenOf } from "../../support/token";

const token = tokenOf("customer-1");
/** A host that answers the renewal, but never the report. */
const sent = vi.fn<typeof fetch>(async (address, { signal } = {}) =>
	String(address).includes("GenerateAppTokenV2")
		? Response.json({ status: "success", data: { token } })
		: new Promise((_, reject) => signal?.addEventListener("abort", reject)),
);

beforeEach(() => {
	vi.stubGlobal("fetch", sent);
	sent.mockClear();
	adoptToken(token);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("the report of a new session is sent even if the page is left right after", async () => {
	void reportSession("id");
	await waitFor(() => expect(sent).toHaveBeenCalledOnce());
	expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test("a renewed session reloads after at most 3 s, even if its report is not answered", async () => {
	const ended = vi.fn();
	void reactivateSession().then(ended);
	await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
	await vi.advanceTimersByTimeAsync(1500);
	expect(ended).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1500);
	expect(ended).toHaveBeenCalledOnce();
});
