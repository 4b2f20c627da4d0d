// The delivery address form: required fields, and places that depend on each other (2 §5).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type AddressField,
	type AddressForm,
	addressSchema,
	choosePlace,
	emptyAddress,
	type PlaceField,
	postcodeDigits,
} from "../../../../src/domain/delivery/addressForm";
import { errorsOf } from "../../support/schema";

const home: AddressForm = {
	first_name: "พิมพ์ชนก",
	last_name: "ศรีสุวรรณ",
	contactno: "081-234-5678",
	address: "88/8 ซอยสุขุมวิท 77",
	provinceid: "10",
	districtid: "1034",
	subdistrictid: "103401",
	postalcode: "10250",
	remark: "",
};
const all = { provinceid: true, districtid: true, subdistrictid: true };
const none = { provinceid: false, districtid: false, subdistrictid: false };

test("a complete address has no error; an empty one has one per field except the remark", () => {
	expect(errorsOf(addressSchema(all), home)).toEqual({});
	expect(errorsOf(addressSchema(none), emptyAddress)).toEqual({
		first_name: "fill",
		last_name: "fill",
		contactno: "fill",
		address: "fill",
		postalcode: "fill",
		provinceid: "select",
		districtid: "select",
		subdistrictid: "select",
	});
});

test.each<[AddressField, string, string | undefined]>([
	["first_name", "   ", "fill"],
	["last_name", "\t", "fill"],
	["address", "\n ", "fill"],
	["first_name", " \u200b \u200e ", "fill"],
	["postalcode", "", "fill"],
	["remark", "", undefined],
	["contactno", "", "fill"],
	["contactno", "081-234-56", "phone"],
	["contactno", "181-234-5678", "phone"],
	["contactno", "+66 81 234 5678", undefined],
	["contactno", "02-123-4567", "phone"],
	["contactno", "๐๘๑๒๓๔๕๖๗๘", undefined],
	["postalcode", "1025", "postcode"],
	["postalcode", "10250", undefined],
	["postalcode", "102501", "postcode"],
	["postalcode", "a10250", "postcode"],
])("%s as '%s' is %s", (field, value, error) => {
	const values = { ...home, [field]: value };
	expect(errorsOf(addressSchema(all), values)[field]).toBe(error);
});

test.each(["provinceid", "districtid", "subdistrictid"] as const)(
	"a %s that is in no loaded list has to be chosen again",
	(field) => {
		const schema = addressSchema({ ...all, [field]: false });
		expect(errorsOf(schema, home)).toEqual({ [field]: "select" });
	},
);

test("another province clears district, sub-district and postcode", () => {
	expect(choosePlace(home, "provinceid", "50", "")).toEqual({
		...home,
		provinceid: "50",
		districtid: "",
		subdistrictid: "",
		postalcode: "",
	});
});

test("another district clears only sub-district and postcode", () => {
	expect(choosePlace(home, "districtid", "1001", "")).toEqual({
		...home,
		districtid: "1001",
		subdistrictid: "",
		postalcode: "",
	});
});

test("choosing the same place again clears no field", () => {
	expect(choosePlace(home, "provinceid", "10", "")).toBe(home);
	expect(choosePlace(home, "subdistrictid", "103401", "99999")).toBe(home);
});

test("choosing a sub-district fills in its postcode, which can be changed", () => {
	expect(choosePlace(home, "subdistrictid", "103402", "10260")).toEqual({
		...home,
		subdistrictid: "103402",
		postalcode: "10260",
	});
	const unknown = choosePlace(home, "subdistrictid", "103402", "");
	expect(unknown.postalcode).toBe("10250");
	expect(postcodeDigits("๑๐๒ 50-7")).toBe("10250");
});

test("a change affects its own field and dependent ones, never names or the address", () => {
	fc.assert(
		fc.property(
			fc.constantFrom<PlaceField>("provinceid", "districtid", "subdistrictid"),
			fc.string(),
			(field, value) => {
				const { first_name, last_name, address, remark } = choosePlace(
					home,
					field,
					value,
					"",
				);
				expect({ first_name, last_name, address, remark }).toEqual({
					first_name: home.first_name,
					last_name: home.last_name,
					address: home.address,
					remark: home.remark,
				});
			},
		),
	);
});
