// Reads the demo inbox in tests, and creates mobile numbers.
import * as v from "valibot";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import type { Session } from "./client";
import type { TestServer } from "./testServer";

const inbox = v.array(
	v.strictObject({
		to: v.string(),
		text: v.string(),
		code: v.string(),
		at: v.pipe(v.string(), v.isoTimestamp()),
	}),
);

/** The messages to a number in the inbox of the server at this address, newest first. */
export async function messagesAt(address: string, mobile: string) {
	const reply = await fetch(`${address}/demo/inbox?mobile=${mobile}`);
	return v.parse(inbox, await reply.json());
}

/** The messages to a number in a test server's inbox, newest first. */
export const messagesTo = ({ client }: TestServer, mobile: string) =>
	messagesAt(client.address, mobile);

/** The code of the newest message to a number, "" if there is none. */
export async function codeTo(api: TestServer, mobile: string): Promise<string> {
	return (await messagesTo(api, mobile))[0]?.code ?? "";
}

/** Requests a one-time code for a number and verifies it. */
export async function verifyNumber(
	api: TestServer,
	me: Session,
	MobileNo: string,
) {
	const request = { MobileNo };
	const { transactionid } = await api.client.ask(requestOtp, request, me);
	const OTP = await codeTo(api, MobileNo);
	const code = { MobileNo, OTP, TransactionId: transactionid };
	return await api.client.ask(verifyOtp, code, me);
}

let numbers = 0;

/** A new mobile number; no demo customer has it, since theirs begin with 08. */
export const newMobile = () => `09${String(++numbers).padStart(8, "0")}`;

/** Six digits that differ from this code. */
export const otherThan = (code: string) =>
	String((Number(code) + 1) % 1_000_000).padStart(6, "0");
