// A button beside "It didn't scan?".
import type { ReactNode } from "react";
import styles from "./CounterView.module.css";

/** A round button; sideways, where there is room, with its words. */
export const CounterSwitch = ({
	label,
	icon,
	onClick,
}: {
	label: string;
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
		<span className={styles.word}>{label}</span>
	</button>
);
