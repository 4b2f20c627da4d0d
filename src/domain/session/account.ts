// The label of an account for a person who may not be its owner.
import { maskedMobile } from "../member/mobileNumber";

export interface AccountFacts {
	firstname: string;
	lastname: string;
	mobileno: string;
	device_name: string;
}

/** Name and masked number, else the device; empty where nothing is known. */
export type AccountLabel = readonly string[];

export function accountLabel(facts: AccountFacts): AccountLabel {
	const { firstname, lastname, mobileno, device_name } = facts;
	const name = [firstname, lastname].map((part) => part.trim()).join(" ");
	const known = [name.trim(), maskedMobile(mobileno)].filter(Boolean);
	return known.length > 0 ? known : [device_name.trim()].filter(Boolean);
}

/** What is deleted with an account. */
export interface LeavingAccount {
	label: AccountLabel;
	codes: number;
	/** Claims that are not reconciled yet. */
	claims: number;
	/** Changes that are not sent yet. */
	unsent: number;
}
