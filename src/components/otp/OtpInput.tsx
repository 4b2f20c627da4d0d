// Six single-digit inputs; typing, pasting, autofill and keys are handled by domain/member/codeBoxes (2 §5).
import { useLingui } from "@lingui/react/macro";
import {
	type ClipboardEvent,
	type KeyboardEvent,
	useEffect,
	useEffectEvent,
	useRef,
} from "react";
import {
	type CodeBoxState,
	enterText,
	isBoxKey,
	pressKey,
} from "../../domain/member/codeBoxes";
import field from "../../ui/form/Field.module.css";
import styles from "./OtpInput.module.css";

/** `flagged` has the indices of the invalid boxes, null for all; `describedby` is the id of the message. */
export function OtpInput({
	boxes,
	flagged,
	describedby,
	readOnly,
	onChange,
}: {
	boxes: CodeBoxState;
	flagged: readonly number[] | null;
	describedby: string;
	readOnly: boolean;
	onChange: (next: CodeBoxState) => void;
}) {
	const { t } = useLingui();
	const row = useRef<HTMLFieldSetElement>(null);
	const input = (at: number) => row.current?.querySelectorAll("input")[at];
	const moveFocus = useEffectEvent(() => {
		// Moves the focus only if a box already has it.
		if (row.current?.contains(document.activeElement))
			input(boxes.focusedBox)?.focus();
	});
	useEffect(() => {
		if (boxes.focusedBox >= 0) moveFocus();
	}, [boxes.focusedBox]);

	/** The index of the first flagged box; -1 for none. */
	const firstWrong = flagged === null ? 0 : (flagged[0] ?? -1);
	const focusFirstWrong = useEffectEvent(() => input(firstWrong)?.focus());
	useEffect(() => {
		if (firstWrong >= 0) focusFirstWrong();
	}, [firstWrong]);

	/** The focus is moved in an effect, because moving it here would restore the former digits. */
	function change(next: CodeBoxState) {
		if (!readOnly) onChange(next);
	}
	function paste(event: ClipboardEvent, at: number) {
		event.preventDefault();
		change(enterText(boxes, at, event.clipboardData.getData("text")));
	}
	function keyDown(event: KeyboardEvent<HTMLInputElement>, at: number) {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		if (!isBoxKey(event.key)) return;
		event.preventDefault();
		change(pressKey({ ...boxes, focusedBox: at }, event.key));
	}
	/** Enters the new digits without the box's former one; autofill puts the whole code into the first box. */
	function typed(value: string, at: number) {
		const formerDigit = boxes.digits[at] ?? "";
		const newDigits =
			value.length === 2 ? value.replace(formerDigit, "") : value;
		change(enterText(boxes, at, newDigits));
	}

	return (
		<fieldset ref={row} className={styles.row}>
			<legend className="visually-hidden">{t`One-time code`}</legend>
			{boxes.digits.map((digit, at) => {
				const number = at + 1;
				const wrong = flagged === null || flagged.includes(at);
				return (
					<input
						key={`box ${number}`}
						className={`${field.input} ${styles.box}`}
						type="text"
						inputMode="numeric"
						autoComplete={at === 0 ? "one-time-code" : "off"}
						aria-label={t`Digit ${number} of 6`}
						aria-invalid={wrong || undefined}
						aria-describedby={wrong ? describedby : undefined}
						data-autofocus={at === boxes.focusedBox || undefined}
						readOnly={readOnly}
						value={digit}
						// Not `onChange`, which is not called when the same digit is typed again.
						onInput={(event) => typed(event.currentTarget.value, at)}
						onPaste={(event) => paste(event, at)}
						onKeyDown={(event) => keyDown(event, at)}
						onFocus={(event) => {
							event.target.select();
							if (boxes.focusedBox !== at)
								onChange({ ...boxes, focusedBox: at });
						}}
					/>
				);
			})}
		</fieldset>
	);
}
