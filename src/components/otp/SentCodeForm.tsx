// The form of a sent one-time code: another code empties it, and typed digits survive a reload (2 §4, 3 §4).
import {
	readTypedCode,
	type SentCode,
	saveTypedCode,
} from "../../platform/storage/deliveryDraft";
import { OtpForm, type OtpFormProps } from "./OtpForm";

/** `onInput` is called when the digits change, to clear the former validation message. */
export function SentCodeForm({
	sent,
	onInput,
	...form
}: Omit<OtpFormProps, "sent" | "typed" | "onInput"> & {
	sent: SentCode | null;
	onInput: () => void;
}) {
	return (
		<OtpForm
			{...form}
			key={sent?.transactionid ?? ""}
			sent={sent}
			typed={sent && readTypedCode(sent.transactionid)}
			onInput={(digits) => {
				onInput();
				if (sent) saveTypedCode({ transactionid: sent.transactionid, digits });
			}}
		/>
	);
}
