// The form of a one-time code: six boxes, reference, resend and confirm (2 §5, 3 §5). It makes no calls.
import { Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { clockDigits, timeLeft } from "../../domain/code/countdown";
import {
	completeCode,
	missingBoxes,
	toBoxes,
} from "../../domain/member/codeBoxes";
import { formatDuration } from "../../domain/text/dates";
import { useNow } from "../../platform/http/clock";
import { useLocale } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import field from "../../ui/form/Field.module.css";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./OtpForm.module.css";
import { OtpInput } from "./OtpInput";

export interface OtpFormProps {
	/** The last sent code with its reference and expiry (server time in ms); null before the first one. */
	sent: { otp_reference: string; expires: number } | null;
	/** The digits typed before a reload, one per box. */
	typed?: readonly string[] | null;
	error?: ReactNode;
	/** Whether the confirmed code is incorrect, which flags every box until the next input. */
	isIncorrect?: boolean;
	busy: boolean;
	sending: boolean;
	onConfirm: (code: string) => void;
	onResend: () => void;
	/** Called when a box or button of the form gets the focus. */
	onFocus?: () => void;
	onInput?: (digits: readonly string[]) => void;
}

/** Use the code's transaction id as key, so that a new code empties the boxes. */
export function OtpForm({
	sent,
	typed,
	error,
	isIncorrect,
	busy,
	sending,
	onConfirm,
	onResend,
	onFocus,
	onInput,
}: OtpFormProps) {
	const messageId = useId();
	const [boxes, setBoxes] = useState(() => toBoxes(typed ?? []));
	const [missing, setMissing] = useState<readonly number[]>([]);
	const code = completeCode(boxes);
	// A code cannot be confirmed while a new one is being sent, which replaces it.
	const waitsForCode = code !== null && sending;
	function submit(event: SubmitEvent) {
		event.preventDefault();
		if (!busy && !sending && code && sent) onConfirm(code);
	}
	const message =
		error ??
		(missing.length > 0 ? <Trans>Please enter all six digits.</Trans> : null);
	return (
		<form
			noValidate
			className="fill-column"
			onSubmit={submit}
			onFocus={onFocus}
			onKeyDown={({ key, target }) => {
				// The disabled button ignores Enter, so this flags the empty boxes.
				if (key === "Enter" && !code && target instanceof HTMLInputElement)
					setMissing(missingBoxes(boxes));
			}}
		>
			<OtpInput
				boxes={boxes}
				flagged={isIncorrect ? null : missing}
				describedby={messageId}
				readOnly={busy}
				onChange={(next) => {
					const isChanged = next.digits.join() !== boxes.digits.join();
					setBoxes(next);
					if (!isChanged) return;
					setMissing([]);
					onInput?.(next.digits);
				}}
			/>
			<p
				id={messageId}
				className={`${field.error} ${styles.error}`}
				role="alert"
			>
				{message && (
					<>
						<CircleAlert size={16} />
						<span>
							<PhraseWrap>{message}</PhraseWrap>
						</span>
					</>
				)}
			</p>
			<Resend sent={sent} sending={sending} busy={busy} onResend={onResend} />
			<div className={styles.bar}>
				<Button
					type="submit"
					busy={busy || waitsForCode}
					disabled={!code || !(sent || sending)}
				>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</form>
	);
}

/** The reference, and the countdown or button for another code (2 §4). */
function Resend({
	sent,
	sending,
	busy,
	onResend,
}: Pick<OtpFormProps, "sent" | "sending" | "busy" | "onResend">) {
	const { t } = useLingui();
	const locale = useLocale();
	const now = useNow(1000);
	const reference = sent?.otp_reference;
	const isWaiting = sent !== null && sent.expires > now;
	const wait = timeLeft(sent?.expires ?? now, now);
	const left = (
		<strong>
			<span aria-hidden="true">{clockDigits(wait)}</span>
			<span className="visually-hidden">
				{formatDuration(Math.ceil(wait.total / 1000) * 1000, locale)}
			</span>
		</strong>
	);
	/** Whether the form started with a wait, the end of which is announced. */
	const [hasWaited] = useState(isWaiting);
	return (
		<div className={styles.foot}>
			{reference && <p>{t`Reference ${reference}`}</p>}
			<Status className="visually-hidden">
				{hasWaited && !isWaiting && (
					<Trans>You can ask for another code now</Trans>
				)}
			</Status>
			{isWaiting ? (
				<p className={styles.wait}>
					<Trans>Resend in {left}</Trans>
				</p>
			) : (
				<div className={styles.resend}>
					<Button
						kind="second"
						size="small"
						busy={sending}
						// Not while a code is being checked: its reply must not end a new code.
						disabled={busy}
						onClick={onResend}
					>
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
