// A link in the style of a button.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
	ButtonLabel,
	type ButtonLook,
	buttonClass,
} from "../../ui/form/Button";

export function ButtonLink({
	kind,
	icon,
	children,
	...link
}: Pick<ButtonLook, "kind"> & {
	to: string;
	search?: Record<string, string>;
	replace?: boolean;
	onClick?: () => void;
	icon?: ReactNode;
	children: ReactNode;
}) {
	return (
		<Link {...link} className={buttonClass({ kind })}>
			<ButtonLabel icon={icon}>{children}</ButtonLabel>
		</Link>
	);
}
