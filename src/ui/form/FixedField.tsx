// A value that cannot be edited, in the style of a text field; a long one takes further lines.
import type { ReactNode } from "react";
import { Phrases } from "../layout/Phrases";
import field from "./Field.module.css";
import styles from "./FixedField.module.css";

export function FixedField({
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
					<Phrases>{label}</Phrases>
				</dt>
				<dd className={styles.value}>
					<span>{children}</span>
				</dd>
			</dl>
			{hint && (
				<p className={field.hint}>
					<Phrases>{hint}</Phrases>
				</p>
			)}
		</div>
	);
}
