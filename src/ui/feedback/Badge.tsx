// A short label on a picture or a card: sold out, claimed, used, a distance, a number.
import type { ReactNode } from "react";
import styles from "./Badge.module.css";

/** A badge 24 px high: dark (sold out), light (distance), good (claimed), sunken (used, expired), accent (a number, a kind). */
export function Badge({
	tone,
	icon,
	children,
}: {
	tone: "dark" | "light" | "good" | "sunken" | "accent";
	icon?: ReactNode;
	children: ReactNode;
}) {
	return (
		<span className={`${styles.badge} ${styles[tone]}`}>
			{icon}
			{children}
		</span>
	);
}
