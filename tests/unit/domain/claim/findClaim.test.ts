// A claim without a reply is found in the history by privilege and time; a known or assigned claim is never taken for it (O07).

import * as v from "valibot";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import {
	findClaim,
	isPastIntent,
	privilegeNames,
} from "../../../../src/domain/claim/findClaim";
import { openPrivilege } from "./privilegeSample";

const at = Date.parse("2026-11-21T05:00:00Z");
const item = (id: string, seconds: number, privilege_ref = "PV_1") =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref,
		redeem_datetime: new Date(at + seconds * 1000).toISOString(),
	});
const undated = (id: string) => ({ ...item(id, 0), redeem_datetime: null });

const names = ["PV_1", "1001"];
const intent = { reference: "PV_1", names, at, known: ["k"] };

test.each([
	["made after the intent", [item("a", 1)], [], "a"],
	[
		"dated a minute earlier by another server's clock",
		[item("a", -60)],
		[],
		"a",
	],
	["dated earlier than that", [item("a", -61)], [], null],
	["next to one from before", [item("b", -40), item("a", 1)], [], "a"],
	["of another privilege", [item("a", 1, "PV_2")], [], null],
	["of the privilege's other name", [item("a", 1, "1001")], [], "a"],
	["of the other name of another one", [item("a", 1, "1002")], [], null],
	["of a privilege that the host does not name", [item("a", 1, "")], [], "a"],
	["of another intent", [item("a", 1)], ["a"], null],
	["known before it was sent", [item("k", 1)], [], null],
	["next to a known one", [item("b", 9), item("k", 1)], [], "b"],
	["next to one of another intent", [item("b", 9), item("a", 1)], ["a"], "b"],
	["the nearest of two", [item("b", 9), item("a", 1)], [], "a"],
	["without a date", [undated("a")], [], "a"],
	["next to one without a date", [undated("b"), item("a", 1)], [], "a"],
	["the first of two without a date", [undated("a"), undated("b")], [], "a"],
	["of a known one without a date", [undated("k")], [], null],
	["in an empty history", [], [], null],
])("the right claim is found or none: %s", (_title, items, taken, found) => {
	expect(findClaim(items, intent, taken)).toBe(found);
});

/** A claim of a host that gives only its day. */
const ofDay = (id: string, redeem_datetime: string) =>
	v.parse(historyItem, {
		...item(id, 0),
		redeem_datetime,
	});

// The bug: a day was read as its first moment, which is before any press of that day, so the claim was called absent.
test.each([
	["the press", [ofDay("a", "2026-11-21")], "a"],
	[
		"the press, by its midnight",
		[ofDay("a", "2026-11-21T00:00:00+07:00")],
		"a",
	],
	["the press, by its midnight in UTC", [ofDay("a", "2026-11-21T00:00")], "a"],
	["before", [ofDay("a", "2026-11-20")], null],
	["after", [ofDay("a", "2026-11-22")], "a"],
	["a known one", [ofDay("k", "2026-11-21")], null],
	[
		"the press, next to one of the day after",
		[ofDay("b", "2026-11-22"), ofDay("a", "2026-11-21")],
		"a",
	],
])(
	"a claim that is dated only by a day is found or not: the day of %s",
	(_title, items, found) => {
		// Half an hour before midnight in Bangkok: nearer to the next day's 00:00 than to that of its own day.
		const late = { ...intent, at: Date.parse("2026-11-21T23:30:00+07:00") };
		expect(findClaim(items, late, [])).toBe(found);
	},
);

test("a claim made just after midnight may be dated by the day before, by the clock of another server", () => {
	const midnight = Date.parse("2026-11-22T00:00:00+07:00");
	const before = [ofDay("a", "2026-11-21")];
	const pressed = (ms: number) => ({ ...intent, at: midnight + ms });
	expect(findClaim(before, pressed(59_000), [])).toBe("a");
	expect(findClaim(before, pressed(60_000), [])).toBeNull();
});

test("an intent of an older release is found only by its reference", () => {
	const { names: _none, ...older } = intent;
	expect(findClaim([item("a", 1)], older, [])).toBe("a");
	expect(findClaim([item("a", 1, "1001")], older, [])).toBeNull();
});

test("the names of a privilege are those that its host gives, without empty ones", () => {
	expect(privilegeNames(openPrivilege)).toEqual(["PV_1001", "1001", "1001"]);
	const unnamed = { ...openPrivilege, reference: "", privilege_id: "" };
	expect(privilegeNames(unnamed)).toEqual(["PV_1001"]);
});

test.each([
	["newest first, down to before the intent", [5, -61], true],
	["newest first, down to the intent", [5, -60], false],
	["newest first, with two at once", [-70, -70, -80], true],
	["oldest first", [-90, -80], false],
	["in no order", [-70, -90, -80], false],
	["all of one time", [-90, -90], false],
	["one alone", [-90], false],
	["none", [], false],
])(
	"the following pages of the history are older or not: %s",
	(_title, seconds, isPast) => {
		const items = seconds.map((second, index) => item(`id ${index}`, second));
		expect(isPastIntent(items, intent)).toBe(isPast);
	},
);

test("pages after a known or undated claim are judged by the order of the dates", () => {
	const known = item("k", 4);
	expect(isPastIntent([item("a", 5), known], intent)).toBe(true);
	expect(isPastIntent([item("a", 3), known], intent)).toBe(false);
	expect(isPastIntent([undated("a"), item("b", -90)], intent)).toBe(false);
	expect(isPastIntent([item("a", -90), undated("b")], intent)).toBe(false);
});

test("a history dated only by days can be newest first", () => {
	const days = [ofDay("a", "2026-11-21"), ofDay("b", "2026-11-20")];
	expect(isPastIntent(days, intent)).toBe(true);
	expect(isPastIntent(days.slice(0, 1), intent)).toBe(false);
});
