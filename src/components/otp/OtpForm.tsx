// Six boxes for a one-time code, its reference, the way to another code, and the confirm (2 §5, 3 §5). It calls nothing itself.
import { Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { clockDigits, timeLeft } from "../../domain/code/countdown";
import {
	completeCode,
	missingBoxes,
	secondsToResend,
	toBoxes,
} from "../../domain/member/codeBoxes";
import { formatMobile } from "../../domain/member/mobileNumber";
import { useNow } from "../../platform/http/clock";
import { Button } from "../../ui/form/Button";
import { CodeBoxes } from "./CodeBoxes";
import styles from "./OtpForm.module.css";

export interface OtpFormProps {
	/** The number the code went to, digits or shown. */
	mobile: string;
	/** The code that was sent last: its reference, and when it expires (server time in ms); null before one was. */
	sent: { otp_reference: string; expires: number } | null;
	/** What was typed of this code before a reload, one digit a box. */
	typed?: readonly string[] | null;
	/** What is wrong with the code that was confirmed: every box is flagged until the next input. */
	problem?: ReactNode;
	/** The code is being checked. */
	busy: boolean;
	/** Another code is being asked for. */
	sending: boolean;
	onConfirm: (code: string) => void;
	onResend: () => void;
	/** The person has changed the boxes, and begins anew after a problem. */
	onInput?: (digits: readonly string[]) => void;
}

/** A new code empties the boxes: give the form a key of its transaction. */
export function OtpForm({
	mobile,
	sent,
	typed,
	problem,
	busy,
	sending,
	onConfirm,
	onResend,
	onInput,
}: OtpFormProps) {
	const { t } = useLingui();
	const below = useId();
	const [boxes, setBoxes] = useState(() => toBoxes(typed ?? []));
	const [missing, setMissing] = useState<readonly number[]>([]);
	const code = completeCode(boxes);
	const number = formatMobile(mobile);
	function submit(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		if (code) onConfirm(code);
	}
	const said =
		problem ??
		(missing.length > 0 ? <Trans>Please enter all six digits.</Trans> : null);
	return (
		<form
			noValidate
			className={styles.form}
			onSubmit={submit}
			onKeyDown={(event) => {
				// A disabled button swallows Enter: the empty boxes say why.
				if (event.key === "Enter" && !code) setMissing(missingBoxes(boxes));
			}}
		>
			<p className={styles.to}>
				{sent ? (
					<Trans>
						We sent a 6-digit code to <strong>{number}</strong>
					</Trans>
				) : (
					<Trans>
						The 6-digit code goes to <strong>{number}</strong>
					</Trans>
				)}
			</p>
			<CodeBoxes
				boxes={boxes}
				label={t`One-time code`}
				flagged={problem ? null : missing}
				describedby={below}
				readOnly={busy}
				onChange={(next) => {
					const isChanged = next.digits.join() !== boxes.digits.join();
					setBoxes(next);
					if (!isChanged) return;
					setMissing([]);
					onInput?.(next.digits);
				}}
			/>
			<p id={below} className={styles.problem} role="alert">
				{said && (
					<>
						<CircleAlert size={16} aria-hidden="true" />
						<span>{said}</span>
					</>
				)}
			</p>
			<Resend sent={sent} sending={sending} onResend={onResend} />
			<div className={styles.bar}>
				<Button block type="submit" busy={busy} disabled={!code}>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</form>
	);
}

/** The reference, and when or how another code can be had: only at zero (2 §4). */
function Resend({
	sent,
	sending,
	onResend,
}: Pick<OtpFormProps, "sent" | "sending" | "onResend">) {
	const { t } = useLingui();
	const now = useNow(1000);
	const reference = sent?.otp_reference;
	const waits = sent !== null && secondsToResend(sent.expires, now) > 0;
	const left = sent ? clockDigits(timeLeft(sent.expires, now)) : "";
	return (
		<div className={styles.foot}>
			{reference && <p>{t`Reference ${reference}`}</p>}
			{waits ? (
				<p className={styles.wait}>
					<Trans>
						Resend in <strong>{left}</strong>
					</Trans>
				</p>
			) : (
				<div className={styles.resend}>
					<Button kind="second" size="small" busy={sending} onClick={onResend}>
						{sent ? (
							<Trans>Resend the code</Trans>
						) : (
							<Trans>Send the code</Trans>
						)}
					</Button>
				</div>
			)}
		</div>
	);
}
