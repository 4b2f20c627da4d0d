// Which replies of status 200 are refusals, and which do not say whether the call took effect.
import * as v from "valibot";
import { expect, test } from "vitest";
import {
	isRefusal,
	readFailure,
	successEnvelope,
} from "../../../src/contract/envelope";

const words = { messageth: "สิทธิ์เต็ม", messageen: "Fully redeemed" };

test.each([
	words,
	{ messageen: "Fully redeemed" },
	{ status: "fail", ...words },
	{ status: "Failed", ...words, data: null },
	{ status: "error", error: { locale: { "th-th": { message: "เต็ม" } } } },
	{ status: 400, ...words },
	{ status: false, ...words },
	{ success: false, ...words },
	{ error: { code: 40009 } },
])("%j is a refusal, and its reason is shown (2 §7)", (body) => {
	expect(isRefusal(body)).toBe(true);
});

test.each([
	{ status: "ok", ...words },
	{ status: 200, ...words },
	{ status: true, ...words },
	{ status: "500", ...words },
	{ success: true, status: "", ...words },
	{ status: "fail", transaction_id: "T1", ...words },
	{ status: "fail", data: { name: "x" }, ...words },
	{ status: "fail" },
	{ status: "fail", messageth: "-", messageen: null },
	"<html>",
	null,
])("%j does not say whether the call took effect", (body) => {
	expect(isRefusal(body)).toBe(false);
});

test("a success without data counts, where its call needs none", () => {
	expect(v.is(successEnvelope, { status: "success", ...words })).toBe(true);
});

test.each(["locale", "Locale"])(
	"the words of a refusal in %j are read in either letter case (1 §3)",
	(name) => {
		for (const languages of [
			["th-th", "en-us"],
			["th-TH", "en-US"],
		])
			for (const message of ["message", "Message"]) {
				const [th = "", en = ""] = languages;
				const texts = {
					[th]: { [message]: "เต็ม" },
					[en]: { [message]: "Full" },
				};
				const { code, message: read } = readFailure({
					error: { code: 20000, [name]: texts },
				});
				expect(code).toBe(20000);
				expect(read).toEqual({ th: "เต็ม", en: "Full" });
			}
	},
);

test("one language of a refusal may be missing, or of another shape", () => {
	for (const none of [undefined, null, "x", [], { message: 7n }])
		expect(
			readFailure({
				error: { locale: { "TH-TH": { message: "เต็ม" }, "en-us": none } },
			}).message,
		).toEqual({ th: "เต็ม", en: "" });
});
