// The label of an account for a person who may not be its owner.
import type { Customer } from "../../contract/customer";
import { maskedMobile } from "../member/mobileNumber";
import { shownLastName } from "../member/personName";

/** Name and masked number, else the device; empty where nothing is known. */
export type AccountLabel = readonly string[];

export function accountLabel(
	profile: Pick<Customer, "firstname" | "lastname" | "mobileno"> | null,
	deviceName: string,
): AccountLabel {
	const { firstname = "", lastname = "", mobileno = "" } = profile ?? {};
	const name = [firstname, shownLastName(lastname)]
		.map((part) => part.trim())
		.filter(Boolean)
		.join(" ");
	const known = [name, maskedMobile(mobileno)].filter(Boolean);
	return known.length > 0 ? known : [deviceName.trim()].filter(Boolean);
}

/** The account that leaves the phone, and what is deleted with it. */
export interface LeavingAccount {
	label: AccountLabel;
	/** Saved codes that can still be used. */
	codes: number;
	/** Claims that are not reconciled yet. */
	claims: number;
	/** Changes that are not sent yet. */
	unsent: number;
}
