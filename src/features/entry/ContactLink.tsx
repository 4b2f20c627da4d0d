// The link to the page with the call center.
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../components/pages/ButtonLink";
import type { ButtonLook } from "../../ui/form/Button";

export const ContactLink = ({ kind = "text" }: Pick<ButtonLook, "kind">) => (
	<ButtonLink to="/contact_us" kind={kind}>
		<Trans>Contact us</Trans>
	</ButtonLink>
);
