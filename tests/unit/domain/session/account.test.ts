// The label of an account for a person who may not be its owner: never a whole number.
import { expect, test } from "vitest";
import { accountLabel } from "../../../../src/domain/session/account";

const nothing = { firstname: "", lastname: "", mobileno: "", device_name: "" };

test.each([
	[{ firstname: "มะลิ", lastname: "ใจงาม" }, ["มะลิ ใจงาม"]],
	[
		{ firstname: "Mali", mobileno: "0812345678", device_name: "Orion" },
		["Mali", "081-XXX-5678"],
	],
	[{ mobileno: "0812345678" }, ["081-XXX-5678"]],
	[{ mobileno: "0812", device_name: " Orion S26 " }, ["Orion S26"]],
	[{ firstname: " ", lastname: " " }, []],
	[{ firstname: "มะลิ ", lastname: " ใจงาม" }, ["มะลิ ใจงาม"]],
	[{}, []],
])("%j is called %j", (known, label) => {
	expect(accountLabel({ ...nothing, ...known })).toEqual(label);
});
