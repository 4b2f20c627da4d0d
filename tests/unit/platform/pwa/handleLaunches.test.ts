// A press on a notification goes to its page in the open window, and only to pages of the app (X08).
import { beforeEach, expect, test } from "vitest";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { handleNotificationPresses } from "../../../../src/platform/pwa/handleLaunches";
import { fakePush } from "../../support/fakePush";

const went: string[] = [];
let browser: ReturnType<typeof fakePush>;
beforeEach(() => {
	went.length = 0;
	browser = fakePush();
	setNavigate((path) => void went.push(path));
	handleNotificationPresses();
});

function say(data: object) {
	const { port1, port2 } = new MessageChannel();
	const answered = new Promise((resolve) => {
		port1.onmessage = resolve;
	});
	browser.notify(data, [port2]);
	return answered;
}

test("goes there, and answers the worker", async () => {
	await say({ type: "open-path", path: "/history" });
	expect(went).toEqual(["/history"]);
});

test("goes to no other address, and takes no other message", async () => {
	await say({ type: "open-path", path: "https://evil.example/" });
	browser.notify({ type: "other", path: "/faq" });
	expect(went).toEqual([]);
});
