// Long and hostile inputs are handled at once, measured in processor time: meanwhile the server answers nobody else, and a page stands still.
import * as v from "valibot";
import { expect, test } from "vitest";
import { createSearchIndex } from "../../server/search/searchIndex";
import { jpegScans } from "../../server/store/member/jpegScans";
import { parseSearch } from "../../src/app/searchParams";
import { moment } from "../../src/contract/fields";
import { maskedMobile } from "../../src/domain/member/mobileNumber";
import { truncateText } from "../../src/domain/places/branches";
import { splitPhrases } from "../../src/ui/layout/thaiPhrases";
import { atOnce } from "./server/search/atOnce";

/** The processor time of some work in ms, which other processes do not lengthen. */
function cpuTimeOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

test("an address of any length is read at once", () => {
	const took = cpuTimeOf(() => {
		for (const part of ["&url=?", "url=?&", "?url=", "&a="])
			parseSearch(`?${part.repeat(20_000)}`);
		parseSearch(`?url=${"a".repeat(100_000)}`);
	});
	expect(took).toBeLessThan(2000);
});

test("a text of any length is parsed as a moment at once", () => {
	const text = `2026-01-01${"1:".repeat(30_000)}`;
	const took = cpuTimeOf(() => v.parse(moment, text));
	expect(took).toBeLessThan(1000);
});

test.each([
	["a long article", "กาแฟเย็นหนึ่งแก้ว ".repeat(3000)],
	["a hostile title without a space", "การ".repeat(30_000)],
	["a hostile title of one phrase", "1 การ ".repeat(5000)],
])("%s is split at once", (_, text) => {
	expect(cpuTimeOf(() => splitPhrases(text))).toBeLessThan(4000);
});

test("a word at the end of a long description is found at once", () => {
	const long = `${"กาแฟเย็นหนึ่งแก้ว ".repeat(2000)}ซอฟต์เสิร์ฟ`;
	const search = atOnce(
		createSearchIndex([[{ title: ["แก้ว"], description: [long] }]]),
	);
	const took = cpuTimeOf(() => search("ซอฟต์เสิร์ฟ"));
	expect(took).toBeLessThan(2000);
});

test("a host's number of any length is shown at once", () => {
	const number = `${"x*".repeat(20_000)}!`;
	expect(cpuTimeOf(() => void maskedMobile(number))).toBeLessThan(500);
});

// The bug: cutting an address of 50,000 letters took more memory than a page may have.
test("an address of any length is cut at once", () => {
	const address = "ถนนพระรามสี่ ".repeat(1000);
	const took = cpuTimeOf(() => {
		for (let times = 0; times < 3; times++) truncateText(address);
	});
	expect(took).toBeLessThan(300);
});

// The bug: a file of 5 MB of 0xff took more than a second, during which the server answered nobody.
test.each([
	["padding", [0xff]],
	["stuffed bytes", [0xff, 0]],
	["nothing", [0]],
])("5 MB of %s are searched at once", (_, pattern) => {
	const file = new Uint8Array(Buffer.alloc(5_000_000, Buffer.from(pattern)));
	expect(cpuTimeOf(() => void jpegScans(file))).toBeLessThan(500);
});
