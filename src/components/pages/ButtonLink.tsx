// A link in the style of a button, and the link home of a page that has nothing to show.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import {
	ButtonLabel,
	type ButtonLook,
	buttonClass,
} from "../../ui/form/Button";

/** Without it the router marks a link to /search as current on /search/campaign too. */
const exactPath = { exact: true };

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
		<Link {...link} activeOptions={exactPath} className={buttonClass({ kind })}>
			<ButtonLabel icon={icon}>{children}</ButtonLabel>
		</Link>
	);
}

export const HomeLink = (
	link: Pick<ComponentProps<typeof ButtonLink>, "kind" | "replace">,
) => (
	<ButtonLink {...link} to="/">
		<Trans>Back to home</Trans>
	</ButtonLink>
);
