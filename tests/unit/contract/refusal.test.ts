// Which replies of status 200 refuse, and which leave open whether the call took effect.
import * as v from "valibot";
import { expect, test } from "vitest";
import { isRefusal, successEnvelope } from "../../../src/contract/envelope";

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
])("%j refuses, and its reason is shown (2 §7)", (body) => {
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
])("%j leaves open whether the call took effect", (body) => {
	expect(isRefusal(body)).toBe(false);
});

test("a success in words is one, where its call needs no data", () => {
	expect(v.is(successEnvelope, { status: "success", ...words })).toBe(true);
});
