// The failure in the address of /blank is encoded and decoded without loss; damaged data shows nothing (1 §2).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	blankAddress,
	readBlankData,
} from "../../../../src/domain/app/blankData";

const queryOf = (address: string) =>
	new URL(address, "https://app").searchParams;
const message = { th: "หมายเลข IMEI ไม่ถูกต้อง", en: "The IMEI is not correct." };

test("code and both messages are read; debug mode only if requested", () => {
	const address = blankAddress({ code: 50031, message }, "debug");
	expect(address).toMatch(/^\/blank\?/);
	expect(queryOf(address).get("mode")).toBe("debug");
	expect(readBlankData(queryOf(address).get("data") ?? "")).toEqual({
		code: 50031,
		message,
	});
	expect(
		queryOf(blankAddress({ code: 1, message }, undefined)).has("mode"),
	).toBe(false);
});

test("a code that is a word is read as it is", () => {
	const address = blankAddress({ code: "E1001", message }, "debug");
	expect(readBlankData(queryOf(address).get("data") ?? "")?.code).toBe("E1001");
});

test("any message survives the encoding", () => {
	fc.assert(
		fc.property(
			fc.integer(),
			fc.string({ unit: "grapheme", minLength: 1 }),
			fc.string({ unit: "grapheme" }),
			(code, th, en) => {
				const data = queryOf(
					blankAddress({ code, message: { th, en } }, ""),
				).get("data");
				expect(readBlankData(data ?? "")).toEqual({
					code,
					message: { th, en },
				});
			},
		),
	);
});

test("a message whose letters are damaged shows nothing", () => {
	const json = Buffer.from('{"code":1,"message":"xx"}');
	json[json.indexOf("xx")] = 0xff;
	expect(readBlankData(json.toString("base64url"))).toBeNull();
});

test("base64 is read also where the query has turned a plus into a space", () => {
	const error = { code: 50031, locale: { "en-us": { message: "Wait ~~~" } } };
	const data = Buffer.from(JSON.stringify(error)).toString("base64");
	expect(data).toContain("+");
	const query = new URLSearchParams(`data=${data}`);
	expect(readBlankData(query.get("data") ?? "")).toEqual({
		code: 50031,
		message: { th: "", en: "Wait ~~~" },
	});
});

test("plain JSON is read as well", () => {
	const error = { code: "50033", locale: { "en-us": { message: "No state" } } };
	expect(readBlankData(JSON.stringify(error))).toEqual({
		code: 50033,
		message: { th: "", en: "No state" },
	});
});

test.each([undefined, "", "x", "{", "{}", "W10", "bnVsbA", "====", "ฟฟ", "_w"])(
	"%j shows nothing",
	(data) => {
		expect(readBlankData(data)).toBeNull();
	},
);
