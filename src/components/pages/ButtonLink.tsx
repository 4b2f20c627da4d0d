// A link in the style of a button.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
	ButtonLabel,
	type ButtonLook,
	buttonClass,
} from "../../ui/form/Button";

export interface ButtonLinkProps extends ButtonLook {
	to: string;
	search?: Record<string, string>;
	replace?: boolean;
	onClick?: () => void;
	icon?: ReactNode;
	children: ReactNode;
}

export function ButtonLink({
	kind,
	size,
	block,
	icon,
	children,
	...link
}: ButtonLinkProps) {
	return (
		<Link {...link} className={buttonClass({ kind, size, block })}>
			<ButtonLabel icon={icon}>{children}</ButtonLabel>
		</Link>
	);
}
