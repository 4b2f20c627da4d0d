// What the worker shows of a push message: its own words, or a general text for a damaged one. It opens only pages of the app.
import { expect, test } from "vitest";
import { readPushMessage } from "../../../../src/domain/notify/readPushMessage";

const message = { title: "One", body: "Two", path: "/history", lang: "en" };

test("a message of the server is shown unchanged", () => {
	expect(readPushMessage(message)).toEqual(message);
});

test.each([
	null,
	undefined,
	"text",
	7,
	{},
	{ ...message, title: "" },
	{ ...message, title: 1 },
	{ ...message, body: null },
])("%j is shown as a general text that leads to the coupons", (given) => {
	expect(readPushMessage(given)).toEqual({
		title: "Galaxy Gift",
		body: "คูปองของคุณใกล้หมดอายุ · Your coupons expire soon",
		path: "/history",
		lang: "th",
	});
});

test.each([
	"https://evil.example/",
	"//evil.example/",
	"/\\evil.example/",
	"javascript:alert(1)",
	"/landing?code=x",
	"",
	undefined,
	7,
])("%j is not a page of the app, so the coupons are shown", (path) => {
	expect(readPushMessage({ ...message, path }).path).toBe("/history");
});

test("another page of the app opens without a token", () => {
	expect(readPushMessage({ ...message, path: "/faq?a=1" }).path).toBe(
		"/faq?a=1",
	);
	expect(readPushMessage({ ...message, path: "/faq?token=x" }).path).toBe(
		"/faq",
	);
});
