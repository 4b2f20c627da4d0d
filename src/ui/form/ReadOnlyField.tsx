// A value that cannot be edited, in the style of a text field; a long one takes further lines.
import type { ReactNode } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import field from "./Field.module.css";
import styles from "./ReadOnlyField.module.css";

export function ReadOnlyField({
	label,
	hint,
	children,
}: {
	label: ReactNode;
	hint?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div>
			<dl className={field.field}>
				<dt className={field.label}>
					<PhraseWrap>{label}</PhraseWrap>
				</dt>
				<dd className={`${field.input} ${styles.value}`}>
					<span>{children}</span>
				</dd>
			</dl>
			{hint && (
				<p className={field.hint}>
					<PhraseWrap>{hint}</PhraseWrap>
				</p>
			)}
		</div>
	);
}
