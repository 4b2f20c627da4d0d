// Which codes are prefetched, and why others are not on the phone (O02).
import * as v from "valibot";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import {
	canPrefetchCode,
	readiness,
} from "../../../../src/domain/code/readiness";

const now = Date.parse("2026-11-21T05:00:00Z");
const item = (fields: object = {}) =>
	v.parse(historyItem, {
		ext_transaction_id: "T1",
		privilege_ref: "PV_1",
		reward_type: 4,
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: "2026-12-31T16:59:59Z",
		...fields,
	});
const onPhone = (given: object = {}) => ({
	saved: false,
	online: true,
	error: undefined,
	...given,
});
const opened = { is_used_code: true, is_used_code_desc: "ดูโค้ด" };

test.each([
	["without a clock, unopened", {}, true],
	["without a clock, opened", opened, true],
	["whose clock has not been started", { reserve_timeout: 15 }, false],
	// The host has opened it without a clock, so none is left to start.
	["with minutes, opened", { ...opened, reserve_timeout: 15 }, true],
	[
		"whose clock runs",
		{
			...opened,
			reserve_timeout: 15,
			countdown_datetime: "2026-11-21T05:10:00Z",
		},
		true,
	],
	[
		"whose clock has run out",
		{ ...opened, countdown_datetime: "2026-11-21T04:59:59Z" },
		false,
	],
	["past its validity", { expiration_datetime: "2026-11-20T00:00:00Z" }, false],
	["that was used", { ...opened, is_used_code_desc: "ใช้แล้ว" }, false],
	["that is a parcel", { reward_type: 1 }, false],
])("a code %s is prefetched: %s", (_name, fields, ahead) => {
	expect(canPrefetchCode(item(fields), now)).toBe(ahead);
});

test.each([
	["is there", {}, { saved: true }, "ready"],
	[
		"is there, whatever went wrong before",
		{},
		{ saved: true, error: "storageFull" },
		"ready",
	],
	["comes with its clock", { reserve_timeout: 15 }, {}, "atCounter"],
	["is on its way", {}, {}, "onItsWay"],
	["waits for a network", {}, { online: false }, "needsNetwork"],
	["found no space", {}, { error: "storageFull" }, "storageFull"],
	["has no symbol", {}, { online: false, error: "noSymbol" }, "noSymbol"],
	["was refused", {}, { error: "refused" }, "refused"],
	[
		"is over",
		{ expiration_datetime: "2026-11-20T00:00:00Z" },
		{ saved: true },
		null,
	],
	["is a parcel", { reward_type: 2 }, {}, null],
] as const)(
	"the readiness is right for a code that %s",
	(_name, fields, phone, said) => {
		expect(readiness(item(fields), onPhone(phone), now)).toBe(said);
	},
);
