// A button that is only an icon: 44 px to the finger, a name to the reader, an optional red dot.
import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./IconButton.module.css";

/** The class names of an icon button, for a link that should look like one. */
export function iconButtonClass({
	round = false,
}: {
	round?: boolean;
} = {}): string {
	return `${styles.button} ${round ? styles.round : ""}`;
}

/** The red dot at an icon's shoulder; what it means must be in the icon's name. */
export function RedDot() {
	return <span className={styles.dot} aria-hidden="true" />;
}

/** An icon button. `round` gives it the white ground it needs on a picture. */
export function IconButton({
	label,
	icon,
	dot = false,
	round,
	...rest
}: Omit<
	ButtonHTMLAttributes<HTMLButtonElement>,
	"className" | "children" | "aria-label"
> & { label: string; icon: ReactNode; dot?: boolean; round?: boolean }) {
	return (
		<button
			type="button"
			{...rest}
			className={iconButtonClass({ round })}
			aria-label={label}
		>
			{icon}
			{dot && <RedDot />}
		</button>
	);
}
