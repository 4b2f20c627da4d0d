// The delivery address form: its fields, what is wrong with them, and the cascade of places (2 §5).

import { isMobileComplete, mobileDigits } from "../member/mobileNumber";
import { digitsIn } from "../text/digits";

/** What a person has filled in; ids are "" until a place is chosen. */
export interface AddressForm {
	first_name: string;
	last_name: string;
	contactno: string;
	address: string;
	provinceid: string;
	districtid: string;
	subdistrictid: string;
	postalcode: string;
	remark: string;
}
export type AddressField = keyof AddressForm;

export const emptyAddress: AddressForm = {
	first_name: "",
	last_name: "",
	contactno: "",
	address: "",
	provinceid: "",
	districtid: "",
	subdistrictid: "",
	postalcode: "",
	remark: "",
};

/** "please fill out the form", "please select information"; a number of under twelve shown characters, a postcode that is none. */
export type AddressError = "fill" | "select" | "phone" | "postcode";

/** A parcel needs somebody to call, so the number is asked for beside what 2 §5 names. */
const toFill = [
	"first_name",
	"last_name",
	"contactno",
	"address",
	"postalcode",
] as const;
const toSelect = ["provinceid", "districtid", "subdistrictid"] as const;

/** Twelve shown characters, 3-3-4 (2 §5), and a first digit that the host takes. */
const isWholeNumber = (typed: string) =>
	isMobileComplete(typed) && mobileDigits(typed).startsWith("0");

/** The faults there are: an absent one has no key. */
const withoutNone = (
	faults: Partial<Record<AddressField, AddressError>>,
): Partial<Record<AddressField, AddressError>> =>
	Object.fromEntries(
		Object.entries(faults).filter(([, fault]) => fault !== undefined),
	);

/** What stands in the way, by field; empty where the address may be confirmed. */
export function validateAddress(
	form: AddressForm,
): Partial<Record<AddressField, AddressError>> {
	const faults: Partial<Record<AddressField, AddressError>> = {};
	for (const field of toFill)
		if (form[field].trim() === "") faults[field] = "fill";
	for (const field of toSelect)
		if (form[field] === "") faults[field] = "select";
	faults.contactno ??= isWholeNumber(form.contactno) ? undefined : "phone";
	faults.postalcode ??= /^\d{5}$/.test(form.postalcode)
		? undefined
		: "postcode";
	return withoutNone(faults);
}

/** The fields in the order of the form, for the focus to go to the first that is wrong. */
export const addressFieldOrder: readonly AddressField[] = [
	"first_name",
	"last_name",
	"contactno",
	"address",
	"provinceid",
	"districtid",
	"subdistrictid",
	"postalcode",
	"remark",
];

/**
 * The form after one field changed. Another province empties district,
 * sub-district and postcode, another district the latter two (2 §5); the same
 * one again changes nothing.
 */
export function changeAddress(
	form: AddressForm,
	field: AddressField,
	value: string,
): AddressForm {
	if (form[field] === value) return form;
	if (field === "provinceid")
		return {
			...form,
			provinceid: value,
			districtid: "",
			subdistrictid: "",
			postalcode: "",
		};
	if (field === "districtid")
		return { ...form, districtid: value, subdistrictid: "", postalcode: "" };
	if (field === "postalcode")
		return { ...form, postalcode: digitsIn(value).slice(0, 5) };
	return { ...form, [field]: value };
}

/** The form after a sub-district was chosen: its postcode is filled in, and may be changed. */
export function chooseSubDistrict(
	form: AddressForm,
	subdistrictid: string,
	postalcode: string,
): AddressForm {
	if (form.subdistrictid === subdistrictid) return form;
	return { ...form, subdistrictid, postalcode: postalcode || form.postalcode };
}
