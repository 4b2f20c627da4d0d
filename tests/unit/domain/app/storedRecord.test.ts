// Damage to a stored record is detected in its value, its key and its time.
import { expect, test } from "vitest";
import {
	keyOfMirrorAddress,
	makeRecord,
	mirrorAddress,
	mirrorCacheName,
	newestRecord,
	readRecord,
} from "../../../../src/domain/app/storedRecord";

const key = "code/me/T1";
const record = makeRecord(key, '{"code":"A"}', 100);

test("a record is read only under its own key", () => {
	expect(readRecord(key, record)).toMatchObject({ json: record.json, at: 100 });
	expect(readRecord("code/you/T1", record)).toBeNull();
});

test.each([
	["nothing", undefined],
	["null", null],
	["text", "AB-12"],
	["no checksum", { ...record, sum: undefined }],
	["a value under the checksum of another", { ...record, json: "{}" }],
	[
		"a tombstone whose time is damaged",
		{ ...makeRecord(key, "null", 100), at: 900 },
	],
])("%s is not a record", (_, value) => {
	expect(readRecord(key, value)).toBeNull();
});

test.each([900, Number.NaN, "100"])(
	"a record whose time was changed to %s counts as the oldest: it hides nothing newer",
	(at) => {
		const damaged = readRecord(key, { ...record, at });
		expect(damaged).toMatchObject({ json: record.json, at: 0 });
		const newer = readRecord(key, makeRecord(key, '{"code":"B"}', 200));
		expect(newestRecord([damaged, newer])).toBe(newer);
		expect(newestRecord([newer, damaged])).toBe(newer);
	},
);

test("a record with a renamed checksum field is not read as one of an older release", () => {
	const { proof, ...rest } = record;
	const damaged = readRecord(key, { ...rest, promf: proof });
	expect(damaged).toMatchObject({ json: record.json, at: 0 });
});

test("a record of an older release, whose time has no checksum, is read", () => {
	const { proof: _, ...older } = record;
	expect(readRecord(key, older)).toMatchObject({ json: record.json, at: 100 });
});

test.each(["code/a%2Fb/ทดสอบ?#&", "room"])(
	"the address of the key %s gives the key back, and its cache is that of its kind",
	(each) => {
		const address = new URL(mirrorAddress(each), "https://gift.example").href;
		expect(keyOfMirrorAddress(address)).toBe(each);
		expect(mirrorCacheName(each)).toMatch(/^galaxy-gift-mirror-(code|room)$/);
	},
);

test.each([
	"https://gift.example/index.html",
	"https://gift.example/mirror/%E0",
])("%s is not the address of a key", (address) =>
	expect(keyOfMirrorAddress(address)).toBeNull(),
);
