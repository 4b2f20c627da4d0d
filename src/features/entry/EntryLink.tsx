// The links of the entry pages, in the style of buttons.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "../../ui/form/Button";

interface EntryLinkProps extends Pick<ButtonLook, "kind"> {
	to: string;
	search?: Record<string, string>;
	replace?: boolean;
	onClick?: () => void;
	children: ReactNode;
}

/** A link in the style of a button of full width. */
export function EntryLink({ kind, ...link }: EntryLinkProps) {
	return <Link {...link} className={buttonClass({ block: true, kind })} />;
}

/** To the list of codes. */
export function MyCouponsLink(link: Omit<EntryLinkProps, "to" | "search">) {
	return <EntryLink {...link} to="/history" search={{ state: "history" }} />;
}

/** To the page with the call center. */
export function ContactLink({ kind = "text" }: Pick<ButtonLook, "kind">) {
	return (
		<EntryLink to="/contact_us" kind={kind}>
			<Trans>Contact us</Trans>
		</EntryLink>
	);
}
