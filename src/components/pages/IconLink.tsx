// A link in the style of an icon button.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { iconButtonClass, RedDot } from "../../ui/form/IconButton";

/** `dot` adds the red dot; `label` must then say what it means. */
export function IconLink({
	label,
	icon,
	dot = false,
	...link
}: {
	to: string;
	search?: Record<string, string>;
	label: string;
	icon: ReactNode;
	dot?: boolean;
}) {
	return (
		<Link {...link} className={iconButtonClass()} aria-label={label}>
			{icon}
			{dot && <RedDot />}
		</Link>
	);
}
