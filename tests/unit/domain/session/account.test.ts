// The label of an account never shows a whole number: the reader may not be its owner.
import { expect, test } from "vitest";
import type { Customer } from "../../../../src/contract/customer";
import { accountLabel } from "../../../../src/domain/session/account";

test.each<[Partial<Customer>, string, string[]]>([
	[{ firstname: "มะลิ", lastname: "ใจงาม" }, "", ["มะลิ ใจงาม"]],
	[
		{ firstname: "Mali", mobileno: "0812345678" },
		"Orion",
		["Mali", "081-XXX-5678"],
	],
	[{ mobileno: "0812345678" }, "", ["081-XXX-5678"]],
	[{ mobileno: "0812" }, " Orion S26 ", ["Orion S26"]],
	[{ firstname: " ", lastname: " " }, "", []],
	[{ firstname: "Mali", lastname: "-" }, "", ["Mali"]],
	[{ firstname: "มะลิ ", lastname: " ใจงาม" }, "", ["มะลิ ใจงาม"]],
	[{}, "", []],
])("%j with the device %j is called %j", (known, deviceName, label) => {
	const none = { firstname: "", lastname: "", mobileno: "" };
	expect(accountLabel({ ...none, ...known }, deviceName)).toEqual(label);
	expect(accountLabel(null, "Orion")).toEqual(["Orion"]);
});
