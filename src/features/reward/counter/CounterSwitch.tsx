// A button beside "It didn't scan?".
import type { ReactNode } from "react";
import styles from "./CounterView.module.css";

/** A round button with a short word; sideways, where there is room, with all its words. */
export const CounterSwitch = ({
	label,
	short,
	icon,
	onClick,
}: {
	label: string;
	short: string;
	icon: ReactNode;
	onClick: () => void;
}) => (
	<button
		type="button"
		className={styles.switch}
		aria-label={label}
		onClick={onClick}
	>
		{icon}
		<span className={styles.short}>{short}</span>
		<span className={styles.word}>{label}</span>
	</button>
);
