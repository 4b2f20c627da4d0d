// A person's avatar or photo in a circle, else the first letter of their name.
import type { ComponentProps } from "react";
import styles from "./Avatar.module.css";
import { Logo } from "./Picture";

/** `size` in px. Decorative: the name is shown beside it. */
export const Avatar = ({
	className = "",
	...logo
}: ComponentProps<typeof Logo>) => (
	<Logo {...logo} eager className={`${styles.avatar} ${className}`} />
);
