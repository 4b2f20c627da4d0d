// The field of a Thai mobile number: grouped 3-3-4 while typing; accepts pasted numbers with +66, and digits of other scripts (2 §5).
import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { formatMobile } from "../../domain/member/mobileNumber";
import { cleaningHandlers } from "../../ui/form/cleaningHandlers";
import { TextField } from "../../ui/form/TextField";

/** `value` is the shown number (081-234-5678); the caret keeps its digit when the dashes move. */
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
