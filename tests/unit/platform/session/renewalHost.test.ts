// @vitest-environment node
// A renewed token belongs to the API host that issued it: another tab may have signed the customer in at another host meanwhile (1 §2).
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
/** Takes the place of the window. */
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

// The bug: the former host's token replaced that of the new host, which then refused it.
test.each([
	[
		"refreshed",
		"RefreshToken",
		() => target.dispatchEvent(new Event("mousedown")),
	],
	["reactivated", "GenerateAppTokenV2", reactivateSession],
])(
	"a %s token that arrives after a sign-in at another API host does not overwrite the new one",
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
		// The former host's session is not reported to the new host.
		expect(server.received).toHaveLength(1);
	},
);
