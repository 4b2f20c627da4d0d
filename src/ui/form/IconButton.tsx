// A button with only an icon: a touch target of 44 px, an accessible name, an optional red dot.
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

/** The red dot of an icon; the icon's accessible name must say what it means. */
export function RedDot() {
	return <span className={styles.dot} aria-hidden="true" />;
}

/** `round` adds the white ground that it needs on a picture. */
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
