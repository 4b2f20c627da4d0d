// The delivery address form: required fields, and the cascade of places (2 §5).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type AddressField,
	type AddressForm,
	addressFieldOrder,
	changeAddress,
	chooseSubDistrict,
	emptyAddress,
	validateAddress,
} from "../../../../src/domain/delivery/addressForm";

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

test("a whole address has no fault; an empty one has one for every field but the remark", () => {
	expect(validateAddress(home)).toEqual({});
	expect(validateAddress(emptyAddress)).toEqual({
		first_name: "fill",
		last_name: "fill",
		contactno: "fill",
		address: "fill",
		postalcode: "fill",
		provinceid: "select",
		districtid: "select",
		subdistrictid: "select",
	});
	expect([...addressFieldOrder].sort()).toEqual(
		Object.keys(emptyAddress).sort(),
	);
});

test.each<[AddressField, string, string | undefined]>([
	["first_name", "   ", "fill"],
	["last_name", "\t", "fill"],
	["address", "\n ", "fill"],
	["postalcode", "", "fill"],
	["provinceid", "", "select"],
	["districtid", "", "select"],
	["subdistrictid", "", "select"],
	["remark", "", undefined],
	["contactno", "", "fill"],
	["contactno", "081-234-56", "phone"],
	["contactno", "181-234-5678", "phone"],
	["contactno", "+66 81 234 5678", undefined],
	["contactno", "02-123-4567", "phone"],
	["contactno", "๐๘๑๒๓๔๕๖๗๘", undefined],
	["postalcode", "1025", "postcode"],
	["postalcode", "10250", undefined],
])("%s as '%s' is %s", (field, value, error) => {
	expect(validateAddress({ ...home, [field]: value })[field]).toBe(error);
});

test("another province empties district, sub-district and postcode", () => {
	expect(changeAddress(home, "provinceid", "50")).toEqual({
		...home,
		provinceid: "50",
		districtid: "",
		subdistrictid: "",
		postalcode: "",
	});
});

test("another district empties sub-district and postcode alone", () => {
	expect(changeAddress(home, "districtid", "1001")).toEqual({
		...home,
		districtid: "1001",
		subdistrictid: "",
		postalcode: "",
	});
});

test("the same place chosen again loses nothing", () => {
	expect(changeAddress(home, "provinceid", "10")).toBe(home);
	expect(chooseSubDistrict(home, "103401", "99999")).toBe(home);
});

test("a sub-district brings its postcode, which stays the person's to change", () => {
	const chosen = chooseSubDistrict(home, "103402", "10260");
	expect(chosen).toEqual({
		...home,
		subdistrictid: "103402",
		postalcode: "10260",
	});
	expect(changeAddress(chosen, "postalcode", "๑๐๒ 50-7").postalcode).toBe(
		"10250",
	);
	expect(chooseSubDistrict(home, "103402", "").postalcode).toBe("10250");
});

test("a change touches its own field and what hangs on it, never a name or the address", () => {
	fc.assert(
		fc.property(
			fc.constantFrom<AddressField>(
				"provinceid",
				"districtid",
				"subdistrictid",
				"postalcode",
			),
			fc.string(),
			(field, value) => {
				const { first_name, last_name, address, remark } = changeAddress(
					home,
					field,
					value,
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
