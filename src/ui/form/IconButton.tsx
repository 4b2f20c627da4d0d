// A button with only an icon, a touch target of 44 px and an accessible name, and the red dot of such icons.
import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./IconButton.module.css";

/** The class names of an icon button, for a link that should look like one. */
export const iconButtonClass = ({ round = false } = {}): string =>
	`${styles.button} ${round ? styles.round : ""}`;

/** The red dot of an icon; the icon's accessible name must say what it means. */
export const RedDot = () => <span className={styles.dot} aria-hidden="true" />;

/** `round` adds the white background that it needs on a picture. */
export function IconButton({
	label,
	icon,
	round,
	...rest
}: Omit<
	ButtonHTMLAttributes<HTMLButtonElement>,
	"className" | "children" | "aria-label"
> & { label: string; icon: ReactNode; round?: boolean }) {
	return (
		<button
			type="button"
			{...rest}
			className={iconButtonClass({ round })}
			aria-label={label}
		>
			{icon}
		</button>
	);
}
