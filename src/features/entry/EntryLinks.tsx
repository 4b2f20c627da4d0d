// The links of the entry pages.
import { Trans } from "@lingui/react/macro";
import {
	ButtonLink,
	type ButtonLinkProps,
} from "../../components/pages/ButtonLink";
import { couponsLink } from "../../domain/app/pagePaths";
import type { ButtonLook } from "../../ui/form/Button";

export function MyCouponsLink(
	link: Pick<ButtonLinkProps, "kind" | "onClick" | "children">,
) {
	return <ButtonLink block {...link} {...couponsLink} />;
}

/** To the page with the call center. */
export function ContactLink({ kind = "text" }: Pick<ButtonLook, "kind">) {
	return (
		<ButtonLink block to="/contact_us" kind={kind}>
			<Trans>Contact us</Trans>
		</ButtonLink>
	);
}
