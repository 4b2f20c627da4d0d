// A chip that narrows a list; the chosen one is ink on page.
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useScrollToSelected } from "../list/useScrollToSelected";
import styles from "./Chip.module.css";

/** A chip 36 px high (44 to the finger); `chosen` is told to readers as pressed. */
export function Chip({
	chosen = false,
	plain = false,
	icon,
	children,
	...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
	chosen?: boolean;
	/** It leads on and is never chosen. */
	plain?: boolean;
	icon?: ReactNode;
}) {
	return (
		<button
			type="button"
			{...rest}
			aria-pressed={plain ? undefined : chosen}
			className={`${styles.chip} ${chosen ? styles.chosen : ""}`}
		>
			{icon}
			{children}
		</button>
	);
}

/** Chips in one row that scrolls sideways. */
export function ChipRow({
	label,
	children,
}: {
	label: string;
	children: ReactNode;
}) {
	const row = useScrollToSelected<HTMLFieldSetElement>('[aria-pressed="true"]');
	return (
		<fieldset ref={row} className={styles.row}>
			<legend className="visually-hidden">{label}</legend>
			{children}
		</fieldset>
	);
}
