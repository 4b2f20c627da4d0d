// A person's picture in a circle: the avatar or photo they chose, else the first letter of their name.
import { Logo } from "../../ui/media/Picture";
import styles from "./Avatar.module.css";

/** `size` in px; decoration: the name stands beside it. */
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
