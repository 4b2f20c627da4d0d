// The label of an account for a person who may not be its owner.
import { maskedMobile } from "../member/mobileNumber";

export interface AccountFacts {
	firstname: string;
	lastname: string;
	mobileno: string;
	device_name: string;
}

/** "มะลิ ใจงาม · 081-XXX-5678", else the device; "" where nothing is known. */
export function accountLabel({
	firstname,
	lastname,
	mobileno,
	device_name,
}: AccountFacts): string {
	const name = [firstname, lastname].map((part) => part.trim()).join(" ");
	const known = [name.trim(), maskedMobile(mobileno)].filter(Boolean);
	return known.join(" · ") || device_name.trim();
}

/** What is deleted with an account. */
export interface LeavingAccount {
	label: string;
	codes: number;
	/** Claims that are not reconciled yet. */
	claims: number;
	/** Changes that are not sent yet. */
	unsent: number;
}
