// The form for the mobile number that a one-time code is sent to (2 §5, 3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import {
	type ComponentProps,
	type ReactNode,
	useLayoutEffect,
	useRef,
} from "react";
import type { DialogText } from "../../domain/app/confirmation";
import {
	formatMobile,
	isMobileComplete,
} from "../../domain/member/mobileNumber";
import { Button } from "../../ui/form/Button";
import { cleaningHandlers } from "../../ui/form/cleaningHandlers";
import { TextField } from "../../ui/form/TextField";
import { useDialogText } from "../dialogs/useDialogText";
import styles from "./OtpForm.module.css";

/** `number` is the number as shown; `onSubmit` is called only if it is complete and not while `busy`. */
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
	/** The text that says what the number is used for. */
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

/** The field of a Thai mobile number, grouped 3-3-4 while typing; it accepts pasted numbers with +66 and digits of other scripts (2 §5). `value` is the shown number (081-234-5678); the caret stays at its digit when the dashes move. */
export function MobileField({
	value,
	onChange,
	...field
}: Pick<
	ComponentProps<typeof TextField>,
	"ref" | "label" | "hint" | "error" | "readOnly"
> & {
	value: string;
	onChange: (shown: string) => void;
}) {
	const { t } = useLingui();
	return (
		<TextField
			{...field}
			type="tel"
			inputMode="tel"
			autoComplete="tel"
			placeholder={t`08x-xxx-xxxx`}
			value={value}
			required
			{...cleaningHandlers(formatMobile, onChange)}
		/>
	);
}
