// The form of a one-time code that was sent: another code empties it, and what is typed of one outlives a reload (2 §4, 3 §4).
import {
	readTypedCode,
	type SentCode,
	saveTypedCode,
} from "../../platform/storage/deliveryDraft";
import { OtpForm, type OtpFormProps } from "./OtpForm";

/** `onInput` runs as soon as the boxes change: what was wrong with the code before says nothing of this one. */
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
