// The delivery address form: fields, validation and the cascade of places (2 §5).

import { isMobileComplete, mobileDigits } from "../member/mobileNumber";
import { digitsIn } from "../text/digits";

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

/** The documents' "fill out the form" and "select information"; too short a number; no valid postcode. */
export type AddressError = "fill" | "select" | "phone" | "postcode";

/** The phone number is required for the delivery, beyond 2 §5. */
const requiredTexts = [
	"first_name",
	"last_name",
	"contactno",
	"address",
	"postalcode",
] as const;
const requiredSelects = ["provinceid", "districtid", "subdistrictid"] as const;

/** Twelve shown characters, 3-3-4, starting with 0 (2 §5). */
const isWholeNumber = (typed: string) =>
	isMobileComplete(typed) && mobileDigits(typed).startsWith("0");

const withoutUndefined = (
	errors: Partial<Record<AddressField, AddressError>>,
): Partial<Record<AddressField, AddressError>> =>
	Object.fromEntries(
		Object.entries(errors).filter(([, error]) => error !== undefined),
	);

/** Errors by field; empty where the address is valid. */
export function validateAddress(
	form: AddressForm,
): Partial<Record<AddressField, AddressError>> {
	const errors: Partial<Record<AddressField, AddressError>> = {};
	for (const field of requiredTexts)
		if (form[field].trim() === "") errors[field] = "fill";
	for (const field of requiredSelects)
		if (form[field] === "") errors[field] = "select";
	errors.contactno ??= isWholeNumber(form.contactno) ? undefined : "phone";
	errors.postalcode ??= /^\d{5}$/.test(form.postalcode)
		? undefined
		: "postcode";
	return withoutUndefined(errors);
}

/** Fields in form order, for moving the focus to the first error. */
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

/** The form after a change; a new province or district clears the places below it (2 §5). */
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

/** The form after a sub-district was chosen, with its postcode filled in. */
export function chooseSubDistrict(
	form: AddressForm,
	subdistrictid: string,
	postalcode: string,
): AddressForm {
	if (form.subdistrictid === subdistrictid) return form;
	return { ...form, subdistrictid, postalcode: postalcode || form.postalcode };
}
