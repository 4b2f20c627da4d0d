// A switch that takes effect at once; the label around it is its accessible name.
import type { InputHTMLAttributes } from "react";
import styles from "./Switch.module.css";

/** A `busy` switch keeps the focus and ignores presses. */
export function Switch({
	checked,
	busy,
	onChange,
	...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> & {
	checked: boolean;
	busy: boolean;
}) {
	return (
		<input
			{...rest}
			type="checkbox"
			role="switch"
			checked={checked}
			aria-checked={checked}
			className={styles.switch}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onChange={busy ? () => undefined : onChange}
		/>
	);
}
