// The form of a sent one-time code: a new code empties it, and typed digits survive a reload (2 §4, 3 §4).
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { formatMobile } from "../../domain/member/mobileNumber";
import type { CodeError } from "../../domain/member/otpFailure";
import {
	readTypedCode,
	type SentCode,
	saveTypedCode,
} from "../../platform/storage/oneTimeCode";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { useDialogText } from "../dialogs/useDialogText";
import { OtpForm, type OtpFormProps } from "./OtpForm";
import styles from "./OtpForm.module.css";

/** A typed code in the format of the calls. */
export interface TypedOtp {
	MobileNo: string;
	OTP: string;
	TransactionId: string;
}

/** The check of a typed code, and the error of the last one. */
export interface OtpCheck {
	busy: boolean;
	error: CodeError | null;
	onConfirm: (typed: TypedOtp) => void;
	/** Clears `error`. */
	onInput: () => void;
}

/** `mobile` is the number of the code, ten digits; `ask` sends the first code if that needs a press. */
export function SentOtpForm({
	mobile,
	ask = null,
	sent,
	error,
	onConfirm,
	onInput,
	onResend,
	...form
}: OtpCheck &
	Pick<OtpFormProps, "sending" | "onResend"> & {
		mobile: string;
		ask?: (() => void) | null;
		sent: SentCode | null;
	}) {
	const text = useDialogText();
	const id = sent?.transactionid ?? "";
	const number = formatMobile(mobile);
	const box = useRef<HTMLDivElement>(null);
	/** Whether the form had the focus, which is lost when a new code replaces the form. */
	const isUsed = useRef(false);
	useEffect(() => {
		// A dependency: each new code moves the focus.
		void id;
		if (isUsed.current && document.activeElement === document.body)
			box.current?.querySelector("input")?.focus();
	}, [id]);
	function markUsed() {
		isUsed.current = true;
	}
	// The page was opened with a number that this phone does not know.
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
		<div ref={box} className="fill-column">
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
				error={error && text(error.text)}
				isIncorrect={error?.kind === "incorrect"}
				onFocus={markUsed}
				onConfirm={(OTP) => {
					const TransactionId = sent?.transactionid;
					if (TransactionId)
						onConfirm({ MobileNo: mobile, OTP, TransactionId });
				}}
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
