// A link in the style of an icon button.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { iconButtonClass, RedDot } from "../../ui/form/IconButton";

/** `dot` adds the red dot; `label` must then say what it means. */
export function IconLink({
	to,
	label,
	icon,
	dot = false,
}: {
	to: string;
	label: string;
	icon: ReactNode;
	dot?: boolean;
}) {
	return (
		<Link to={to} className={iconButtonClass()} aria-label={label}>
			{icon}
			{dot && <RedDot />}
		</Link>
	);
}
