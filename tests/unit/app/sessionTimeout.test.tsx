// The session-timeout dialog gives advice that fits what happened, and goes when another tab has renewed the session (1 §4, 1 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SessionTimeoutDialog from "../../../src/app/dialogs/SessionTimeoutDialog";
import { adoptToken } from "../../../src/platform/session";
import { draw, press, until, wipe } from "../drawn";
import { json, startServer } from "../server";
import { tokenOf } from "../token";

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
const host = vi.hoisted(() => ({ origin: "" }));
vi.mock("../../../src/platform/host", async (original) => ({
	...(await original<typeof import("../../../src/platform/host")>()),
	apiHost: () => host.origin,
}));
const replaced = vi.fn();

beforeEach(async () => {
	server = await startServer();
	host.origin = server.origin;
	vi.spyOn(location, "replace").mockImplementation(replaced);
	adoptToken(tokenOf("customer-1"));
});
afterEach(async () => {
	wipe();
	vi.restoreAllMocks();
	replaced.mockReset();
	await server.stop();
});

async function drawn(onClose = vi.fn()) {
	await draw(
		<SessionTimeoutDialog
			request={{
				name: "sessionTimeout",
				message: { th: "หมดเวลา", en: "Over" },
			}}
			open
			onClose={onClose}
			onClosed={() => undefined}
		/>,
	);
	const dialog = document.querySelector("dialog");
	if (!dialog) throw new Error("no dialog");
	return dialog;
}

/** Waits until the check passes, drawing what has come meanwhile. */
const shown = (check: () => void) =>
	vi.waitFor(async () => {
		await act(async () => undefined);
		check();
	});

const failure = (status: number) =>
	json({ status: "error", error: { code: 1, locale: {} } }, status);

test.each([
	[429, "Please wait a moment", "Reactivate"],
	[500, "Something went wrong on our side", "Reactivate"],
	[503, "Something went wrong on our side", "Reactivate"],
])(
	"after a %i the button is worth another press",
	async (status, words, button) => {
		server.answers.set("GenerateAppTokenV2", failure(status));
		const dialog = await drawn();
		await press(dialog, button);
		await shown(() => expect(dialog.textContent).toContain(words));
		expect(dialog.textContent).toContain(button);
	},
);

test.each([
	["a token too old to be renewed", failure(403)],
	["a reply without a token", json({ token: "" })],
])(
	"%s: the call center instead of a button that can only fail",
	async (_what, answer) => {
		server.answers.set("GenerateAppTokenV2", answer);
		const dialog = await drawn();
		await press(dialog, "Reactivate");
		await shown(() =>
			expect(dialog.querySelector('a[href^="tel:"]')).not.toBeNull(),
		);
		expect(dialog.textContent).not.toContain("Reactivate");
	},
);

test("the new session id is reported before the app starts anew", async () => {
	const token = tokenOf("customer-1", { model: "SM-NEW" });
	server.answers.set("GenerateAppTokenV2", json({ token }));
	server.answers.set("CreateEventSession", json(null));
	const before = sessionStorage.getItem("session_id");
	const dialog = await drawn();
	await press(dialog, "Reactivate");
	await until(() => replaced.mock.calls.length > 0);
	const report = server.received.find(({ path }) =>
		path.endsWith("CreateEventSession"),
	);
	const id = sessionStorage.getItem("session_id");
	expect(id).not.toBe(before);
	expect(JSON.parse(report?.body ?? "{}").session_id).toBe(id);
	expect(report?.headers.authorization).toBe(`Bearer ${token}`);
});

test("once another tab has renewed the session the dialog goes by itself", async () => {
	const onClose = vi.fn();
	await drawn(onClose);
	expect(onClose).not.toHaveBeenCalled();
	await act(async () => {
		adoptToken(tokenOf("customer-1", { model: "SM-RENEWED" }));
	});
	expect(onClose).toHaveBeenCalledOnce();
});
