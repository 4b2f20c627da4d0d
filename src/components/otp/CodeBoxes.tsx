// Six single-digit boxes drawn from their state; typing, pasting, autofill and keys go through domain/codeBoxes (2 §5).
import { useLingui } from "@lingui/react/macro";
import {
	type ClipboardEvent,
	type KeyboardEvent,
	useEffect,
	useEffectEvent,
	useRef,
} from "react";
import {
	type BoxKey,
	type CodeBoxState,
	enterText,
	pressKey,
} from "../../domain/member/codeBoxes";
import styles from "./CodeBoxes.module.css";

const keys: readonly string[] = [
	"Backspace",
	"Delete",
	"ArrowLeft",
	"ArrowRight",
	"Home",
	"End",
] satisfies BoxKey[];
const isBoxKey = (key: string): key is BoxKey => keys.includes(key);

/** `flagged`: the boxes marked as wrong, null for all of them; their sentence is the element `describedby`. */
export function CodeBoxes({
	boxes,
	label,
	flagged,
	describedby,
	readOnly,
	onChange,
}: {
	boxes: CodeBoxState;
	label: string;
	flagged: readonly number[] | null;
	describedby: string;
	readOnly: boolean;
	onChange: (next: CodeBoxState) => void;
}) {
	const { t } = useLingui();
	const row = useRef<HTMLFieldSetElement>(null);
	const input = (at: number) => row.current?.querySelectorAll("input")[at];
	const follow = useEffectEvent(() => {
		// Only while the person is at the boxes: nothing pulls the focus in from elsewhere.
		if (row.current?.contains(document.activeElement)) input(boxes.at)?.focus();
	});
	useEffect(() => {
		if (boxes.at >= 0) follow();
	}, [boxes.at]);

	/** The focus follows once the boxes are drawn: moved here, it would bring back the digits of before. */
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
		change(pressKey({ ...boxes, at }, event.key));
	}
	/** What was typed beside the digit that stood there already; a phone's autofill puts the whole code into the first box. */
	function typed(value: string, at: number) {
		const before = boxes.digits[at] ?? "";
		const fresh =
			before !== "" && value.length === 2 ? value.replace(before, "") : value;
		change(enterText(boxes, at, fresh));
	}

	return (
		<fieldset ref={row} className={styles.row}>
			<legend className="visually-hidden">{label}</legend>
			{boxes.digits.map((digit, at) => {
				const number = at + 1;
				const wrong = flagged === null || flagged.includes(at);
				return (
					<input
						key={`box ${number}`}
						className={styles.box}
						type="text"
						inputMode="numeric"
						autoComplete={at === 0 ? "one-time-code" : "off"}
						aria-label={t`Digit ${number} of 6`}
						aria-invalid={wrong || undefined}
						aria-describedby={wrong ? describedby : undefined}
						data-autofocus={at === 0 || undefined}
						readOnly={readOnly}
						value={digit}
						// Not `onChange`: it is silent when the digit typed is the one that stood there.
						onInput={(event) => typed(event.currentTarget.value, at)}
						onPaste={(event) => paste(event, at)}
						onKeyDown={(event) => keyDown(event, at)}
						onFocus={(event) => {
							event.target.select();
							if (boxes.at !== at) onChange({ ...boxes, at });
						}}
					/>
				);
			})}
		</fieldset>
	);
}
