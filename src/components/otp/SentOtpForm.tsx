// The form of a sent one-time code: another code empties it, and typed digits survive a reload (2 §4, 3 §4).
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { formatMobile } from "../../domain/member/mobileNumber";
import {
	readTypedCode,
	type SentCode,
	saveTypedCode,
} from "../../platform/storage/oneTimeCode";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { OtpForm, type OtpFormProps } from "./OtpForm";
import styles from "./OtpForm.module.css";

/**
 * `mobile` is the number the code went to, digits or shown; `ask` sends the first code where it needs a press;
 * `onInput` is called when the digits change, to clear the former validation message.
 */
export function SentOtpForm({
	mobile,
	ask = null,
	sent,
	onInput,
	onResend,
	...form
}: Omit<OtpFormProps, "sent" | "typed" | "onFocus" | "onInput"> & {
	mobile: string;
	ask?: (() => void) | null;
	sent: SentCode | null;
	onInput: () => void;
}) {
	const id = sent?.transactionid ?? "";
	const number = formatMobile(mobile);
	const place = useRef<HTMLDivElement>(null);
	const shownId = useRef(id);
	/** The person has been in the form: its focus is lost when another code replaces it. */
	const isUsed = useRef(false);
	useEffect(() => {
		if (shownId.current === id) return;
		shownId.current = id;
		if (isUsed.current && document.activeElement === document.body)
			place.current?.querySelector("input")?.focus();
	}, [id]);
	function markUsed() {
		isUsed.current = true;
	}
	// The page was opened with a number from elsewhere.
	if (ask)
		return (
			<div className="fill-column">
				<p className={styles.to}>
					<Trans>
						The 6-digit code goes to <strong>{number}</strong>
					</Trans>
				</p>
				<p className={styles.to}>
					<Trans>
						Check that this is your number before you send the code.
					</Trans>
				</p>
				<div className={styles.bar}>
					<Button
						onClick={() => {
							markUsed();
							ask();
						}}
					>
						<Trans>Send the code</Trans>
					</Button>
				</div>
			</div>
		);
	return (
		<div ref={place} className="fill-column">
			<Status className={styles.to} announcementKey={id}>
				{sent ? (
					<Trans>
						We sent a 6-digit code to <strong>{number}</strong>
					</Trans>
				) : (
					<Trans>
						The 6-digit code goes to <strong>{number}</strong>
					</Trans>
				)}
			</Status>
			<OtpForm
				{...form}
				key={id}
				sent={sent}
				typed={sent && readTypedCode(sent.transactionid)}
				onFocus={markUsed}
				onResend={() => {
					// Safari does not focus a pressed button.
					markUsed();
					onResend();
				}}
				onInput={(digits) => {
					onInput();
					if (sent)
						saveTypedCode({ transactionid: sent.transactionid, digits });
				}}
			/>
		</div>
	);
}
