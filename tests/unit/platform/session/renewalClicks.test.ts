// Proves that a press without a pointer keeps the session alive as well (1 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startRenewal } from "../../../../src/platform/session/renewal";
import { adoptToken } from "../../../../src/platform/session/session";
import { waitFor } from "../../../support/waitFor";
import { tokenOf } from "../../support/token";

const expiringAfter = (seconds: number) =>
	tokenOf("customer-1", { exp: Math.floor(Date.now() / 1000) + seconds });
const sent = vi.fn<typeof fetch>(async () =>
	Response.json({ status: "success", data: { token: expiringAfter(3600) } }),
);
const button = document.createElement("button");
let stop = () => {};

beforeEach(() => {
	vi.stubGlobal("fetch", sent);
	sent.mockClear();
	document.body.append(button);
	stop = startRenewal(vi.fn());
	adoptToken(expiringAfter(100));
});
afterEach(() => {
	stop();
	button.remove();
	vi.unstubAllGlobals();
});

// The bug: people who use only the keyboard had to sign in again after an hour, in the middle of their work.
test("a click of the keyboard or a screen reader refreshes a token that ends soon", async () => {
	button.click();
	await waitFor(() => expect(sent).toHaveBeenCalledOnce());
	expect(String(sent.mock.calls[0]?.[0])).toMatch(/RefreshToken$/);
});

test("the click after a touch does not count as a second press", async () => {
	button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(sent).not.toHaveBeenCalled();
});
