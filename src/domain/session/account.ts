// How an account is named to a person who may not be its owner: name and masked number, else the device.
import { maskedMobile } from "../member/mobileNumber";

/** What is known of an account; "" for what is not. */
export interface AccountFacts {
	firstname: string;
	lastname: string;
	mobileno: string;
	device_name: string;
}

/** The words for an account: "มะลิ ใจงาม · 081-XXX-5678"; "" where nothing is known. */
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

/** What leaves the phone with an account: what a question before that names. */
export interface LeavingAccount {
	/** The words for it; "" where the phone does not know. */
	label: string;
	/** Saved codes. */
	codes: number;
	/** Claims that are still being found out. */
	claims: number;
	/** Other changes that the server has not been told of. */
	unsent: number;
}
