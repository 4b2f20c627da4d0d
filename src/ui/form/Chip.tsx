// A chip that filters a list.
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useScrollToSelected } from "../list/useScrollToSelected";
import styles from "./Chip.module.css";

/** A chip 36 px high with a touch target of 44 px; `chosen` sets aria-pressed and is left out if the chip opens something. */
export function Chip({
	chosen,
	icon,
	children,
	...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
	chosen?: boolean;
	icon?: ReactNode;
}) {
	return (
		<button
			type="button"
			{...rest}
			aria-pressed={chosen}
			className={`target ring ${styles.chip} ${chosen ? styles.chosen : ""}`}
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
