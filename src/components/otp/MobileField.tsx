// The field of a Thai mobile number: grouped 3-3-4 while typing; accepts pasted numbers with +66 or Thai digits (2 §5).
import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent, ComponentProps } from "react";
import { formatMobile } from "../../domain/member/mobileNumber";
import { digitsIn } from "../../domain/text/digits";
import { TextField } from "../../ui/form/TextField";

/** The caret position after `digits` digits of a shown number. */
function caretAfter(shown: string, digits: number): number {
	let seen = 0;
	for (let at = 0; at < shown.length; at++) {
		if (seen === digits) return at;
		if (shown[at] !== "-") seen++;
	}
	return shown.length;
}

/** `value` is the shown number (081-234-5678); the caret keeps its digit when the dashes move. */
export function MobileField({
	value,
	onChange,
	...field
}: Pick<
	ComponentProps<typeof TextField>,
	"ref" | "label" | "hint" | "problem" | "readOnly"
> & {
	value: string;
	onChange: (shown: string) => void;
}) {
	const { t } = useLingui();
	function change({ target }: ChangeEvent<HTMLInputElement>) {
		const shown = formatMobile(target.value);
		if (shown !== target.value) {
			const end = target.selectionStart ?? target.value.length;
			const isAtEnd = end >= target.value.length;
			const before = isAtEnd ? shown : target.value.slice(0, end);
			const caret = caretAfter(shown, digitsIn(before).length);
			target.value = shown;
			target.setSelectionRange(caret, caret);
		}
		onChange(shown);
	}
	return (
		<TextField
			{...field}
			type="tel"
			inputMode="tel"
			autoComplete="tel"
			placeholder={t`08x-xxx-xxxx`}
			value={value}
			required
			onChange={change}
		/>
	);
}
