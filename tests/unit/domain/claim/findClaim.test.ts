// A lost claim is found in the history by privilege and time, never a known or assigned one (O07).

import * as v from "valibot";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import {
	findClaim,
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
	["of a known one without a date", [undated("k")], [], null],
	["in an empty history", [], [], null],
])("a claim %s", (_title, items, taken, found) => {
	expect(findClaim(items, intent, taken)).toBe(found);
});

test("an intent of an older release has no names but its reference", () => {
	const { names: _none, ...older } = intent;
	expect(findClaim([item("a", 1)], older, [])).toBe("a");
	expect(findClaim([item("a", 1, "1001")], older, [])).toBeNull();
});

test("a privilege has the names that its host gives: no empty one", () => {
	expect(privilegeNames(openPrivilege)).toEqual(["PV_1001", "1001", "1001"]);
	const unnamed = { ...openPrivilege, reference: "", privilege_id: "" };
	expect(privilegeNames(unnamed)).toEqual(["PV_1001"]);
});
