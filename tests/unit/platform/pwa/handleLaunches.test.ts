// A press on a notification and a launch open their page in the open window, and only pages of the app (P29, X08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	confirm,
	type DialogRequest,
	dialogAtom,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import {
	handleLaunches,
	handleNotificationPresses,
} from "../../../../src/platform/pwa/handleLaunches";
import { waitFor } from "../../../support/waitFor";
import { fakePush } from "../../support/fakePush";

const went: string[] = [];
let browser: ReturnType<typeof fakePush>;
beforeEach(() => {
	went.length = 0;
	closeDialog();
	browser = fakePush();
	setNavigate((path) => void went.push(path));
	handleNotificationPresses();
});
afterEach(() => vi.unstubAllGlobals());

function say(data: object) {
	const { port1, port2 } = new MessageChannel();
	const answered = new Promise((resolve) => {
		port1.onmessage = resolve;
	});
	browser.notify(data, [port2]);
	return answered;
}

test("a message of the worker opens its page, and is answered", async () => {
	await say({ type: "open-path", path: "/history" });
	expect(went).toEqual(["/history"]);
});

test("no other address and no other message is accepted", async () => {
	await say({ type: "open-path", path: "https://evil.example/" });
	browser.notify({ type: "other", path: "/faq" });
	expect(went).toEqual([]);
});

const address = (path: string) => new URL(path, location.href).href;

/** Starts a document in an app window with these waiting launches; returns a function that launches the running app. */
function startedBy(
	type: "navigate" | "reload",
	path: string,
	waiting: string[],
) {
	const assign = vi.fn();
	const { href, origin } = location;
	vi.stubGlobal("location", { href, origin, assign });
	vi.stubGlobal("performance", {
		now: () => 0,
		getEntriesByType: () => [{ type, name: address(path) }],
	});
	let launch = (_path: string) => {};
	vi.stubGlobal("launchQueue", {
		setConsumer(consumer: (launched: { targetURL: string }) => void) {
			launch = (to) => consumer({ targetURL: address(to) });
			waiting.forEach(launch);
		},
	});
	handleLaunches();
	return { launch, assign };
}

test("the launch that opened the document is ignored, but the same launch later is not", () => {
	const { launch } = startedBy("navigate", "/history", ["/history", "/faq"]);
	expect(went).toEqual(["/faq"]);
	launch("/history");
	expect(went).toEqual(["/faq", "/history"]);
});

test("a reload neither opens the page of the last launch again nor signs in by its code", () => {
	const first = startedBy("reload", "/profile", ["/history?state=history"]);
	expect(went).toEqual([]);
	first.launch("/history?state=history");
	expect(went).toEqual(["/history?state=history"]);
	const second = startedBy("reload", "/", ["/landing?code=used"]);
	expect(second.assign).not.toHaveBeenCalled();
	second.launch("/landing?code=new");
	expect(second.assign).toHaveBeenCalledOnce();
});

test("a launch for a file of the host loads the file", async () => {
	const { launch, assign } = startedBy("navigate", "/", []);
	vi.stubGlobal("fetch", async () => new Response());
	launch("/content/rules.pdf");
	await waitFor(() =>
		expect(assign.mock.calls).toEqual([[address("/content/rules.pdf")]]),
	);
	expect(went).toEqual([]);
});

test("a launch after a start at another address is handled", () => {
	const { launch } = startedBy("navigate", "/myfavorite", []);
	launch("/myfavorite");
	launch("/");
	expect(went).toEqual(["/myfavorite"]);
});

const code: DialogRequest = { name: "rewardCode", transactionId: "T1" };
const notice = { variant: "error", title: { th: "", en: "Refused" } } as const;

// The bug: the requested page opened behind a code or question of the former page.
test.each<[string, DialogRequest, boolean]>([
	["a code closes for", code, false],
	["the terms close for", { name: "terms" }, false],
	["a notice stays over", { name: "confirmation", ...notice }, true],
	[
		"an ended session stays over",
		{ name: "sessionTimeout", message: notice.title },
		true,
	],
	[
		"a claim's result stays over",
		{ name: "checkingClaim", entryId: "1" },
		true,
	],
	["a refused use stays over", { ...code, notUsed: notice.title }, true],
])("%s the page of a launch or notification", async (_what, open, stays) => {
	const { launch } = startedBy("navigate", "/", []);
	openDialog(open);
	launch("/myfavorite");
	expect(atomStore.get(dialogAtom) !== null).toBe(stays);
	openDialog(open);
	await say({ type: "open-path", path: "/history" });
	expect(atomStore.get(dialogAtom) !== null).toBe(stays);
	expect(went).toEqual(["/myfavorite", "/history"]);
});

test.each([
	["a close button", { showClose: true }],
	["two buttons", { cancelLabel: notice.title }],
])("a question of the former page with %s is declined", async (_, ways) => {
	const { launch } = startedBy("navigate", "/survey", []);
	const answer = confirm({ ...notice, ...ways });
	launch("/myfavorite");
	handleDialogClosed();
	expect(await answer).toBe(false);
});

// The bug: pressing a notification closed the unread notice "Privilege used", which had opened in the background.
test("a notice whose caller waits for its closing stays too", async () => {
	const { launch } = startedBy("navigate", "/", []);
	void confirm({ ...notice, confirmLabel: notice.title });
	launch("/myfavorite");
	await say({ type: "open-path", path: "/history" });
	expect(atomStore.get(dialogAtom)).toMatchObject(notice);
	expect(went).toEqual(["/myfavorite", "/history"]);
});
