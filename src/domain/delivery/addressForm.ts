// The delivery address form: fields, validation and the cascade of places (2 §5).
import * as v from "valibot";
import { isMobileComplete, mobileDigits } from "../member/mobileNumber";
import { digitsIn } from "../text/digitsIn";

/** Whether the number has its twelve shown characters, 3-3-4, and starts with 0 (2 §5). */
const isWholeNumber = (typed: string) =>
	isMobileComplete(typed) && mobileDigits(typed).startsWith("0");

/** A text with more than white space and invisible characters. */
const filled = v.pipe(v.string(), v.trim(), v.regex(/[^\s\p{Cf}]/u, "fill"));
export type PlaceField = "provinceid" | "districtid" | "subdistrictid";

/** Its errors are the documents' "fill" and "select", and "phone" and "postcode". `listed` says for each place whether the chosen one is in its loaded list. Beyond 2 §5, the phone number is required for the delivery. */
export function addressSchema(listed: Readonly<Record<PlaceField, boolean>>) {
	const chosen = (field: PlaceField) =>
		v.pipe(
			v.string(),
			v.check(() => listed[field], "select"),
		);
	return v.object({
		first_name: filled,
		last_name: filled,
		contactno: v.pipe(filled, v.check(isWholeNumber, "phone")),
		address: filled,
		provinceid: chosen("provinceid"),
		districtid: chosen("districtid"),
		subdistrictid: chosen("subdistrictid"),
		postalcode: v.pipe(filled, v.regex(/^\d{5}$/, "postcode")),
		remark: v.string(),
	});
}
export type AddressForm = v.InferOutput<ReturnType<typeof addressSchema>>;
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

export const postcodeDigits = (typed: string) => digitsIn(typed).slice(0, 5);

/** Returns the form after a place was chosen: a province or district clears the places below it (2 §5), a sub-district sets its postcode unless that is unknown (""). */
export function choosePlace(
	form: AddressForm,
	field: PlaceField,
	id: string,
	postcode: string,
): AddressForm {
	if (form[field] === id) return form;
	const next = { ...form, [field]: id };
	if (field === "subdistrictid")
		return { ...next, postalcode: postcode || form.postalcode };
	if (field === "provinceid") next.districtid = "";
	return { ...next, subdistrictid: "", postalcode: "" };
}
