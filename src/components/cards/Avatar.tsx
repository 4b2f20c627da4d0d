// A person's avatar or photo in a circle, else the first letter of their name.
import { Logo } from "../../ui/media/Picture";
import styles from "./Avatar.module.css";

/** `size` in px. Decorative: the name is shown beside it. */
export function Avatar({
	src,
	name,
	size,
	className = "",
}: {
	src: string;
	name: string;
	size: number;
	className?: string;
}) {
	return (
		<Logo
			src={src}
			name={name}
			size={size}
			eager
			className={`${styles.avatar} ${className}`}
		/>
	);
}
