// @vitest-environment node
// A renewed token is of the API host that gave it: another tab may have signed the customer in at another one meanwhile (1 §2).
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	dispatchSessionEvent,
	reactivateSession,
	startRenewal,
} from "../../../../src/platform/session/renewal";
import {
	adoptToken,
	endSession,
} from "../../../../src/platform/session/session";
import { local } from "../../../../src/platform/storage/storage";
import { waitFor } from "../../../support/waitFor";
import { json, startServer } from "../../support/server";
import { tokenOf } from "../../support/token";

const server = await startServer();
afterAll(server.stop);
const inSeconds = (left: number) => Math.floor(Date.now() / 1000) + left;
const tokenFor = (left: number) =>
	tokenOf("customer-1", { exp: inSeconds(left) });
const ofOtherHost = tokenFor(7200);
/** Stands for the window. */
const target = new EventTarget();
let stop = () => {};

beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
	vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
	server.received.length = 0;
	local.remove("api-host");
	dispatchSessionEvent({ name: "landed" });
	stop = startRenewal(() => undefined);
});
afterEach(() => {
	stop();
	endSession();
	local.remove("api-host");
});

// The bug: the former host's token was saved in place of the other one's, which refused it from then on.
test.each([
	[
		"refreshed",
		"RefreshToken",
		() => target.dispatchEvent(new Event("mousedown")),
	],
	["reactivated", "GenerateAppTokenV2", reactivateSession],
])(
	"a %s token that comes after a sign-in at another API host does not overwrite that one's",
	async (_what, call, renew) => {
		server.answers.set(call, (reply, request) => {
			local.set("api-host", "https://two.example");
			local.set("token", ofOtherHost);
			return json({ token: tokenFor(3600) })(reply, request);
		});
		adoptToken(tokenFor(100));
		await renew();
		await waitFor(() => expect(server.received).toHaveLength(1));
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(local.get("token")).toBe(ofOtherHost);
		// No session of the former host is reported to the other one.
		expect(server.received).toHaveLength(1);
	},
);
