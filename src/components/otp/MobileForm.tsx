// The form for the mobile number that a one-time code is sent to (2 §5, 3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { DialogText } from "../../domain/app/confirmation";
import { isMobileComplete } from "../../domain/member/mobileNumber";
import { Button } from "../../ui/form/Button";
import { useDialogText } from "../dialogs/useDialogText";
import { MobileField } from "./MobileField";
import styles from "./OtpForm.module.css";

/** `number` is the shown one; `onSubmit` is called only where it is complete, and not while `busy`. */
export function MobileForm({
	className,
	number,
	error,
	busy,
	onChange,
	onSubmit,
	children,
}: {
	className: string | undefined;
	number: string;
	error: DialogText | null;
	busy: boolean;
	onChange: (shown: string) => void;
	onSubmit: () => void;
	/** What the number is for. */
	children: ReactNode;
}) {
	const { t } = useLingui();
	const text = useDialogText();
	const field = useRef<HTMLInputElement>(null);
	const isComplete = isMobileComplete(number);
	useLayoutEffect(() => {
		if (error) field.current?.focus();
	}, [error]);
	return (
		<form
			noValidate
			className={className}
			onSubmit={(event) => {
				event.preventDefault();
				if (!busy && isComplete) onSubmit();
			}}
		>
			<p className="soft">{children}</p>
			<MobileField
				ref={field}
				label={t`Mobile number`}
				value={number}
				hint={
					number !== "" &&
					!isComplete && <Trans>Enter the full phone number, ten digits.</Trans>
				}
				error={error && text(error)}
				readOnly={busy}
				onChange={onChange}
			/>
			<div className={styles.end}>
				<Button type="submit" busy={busy} disabled={!isComplete}>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</form>
	);
}
