// The way home from a page that has nothing to show.
import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { ButtonLink } from "./ButtonLink";

export const HomeLink = (
	link: Pick<ComponentProps<typeof ButtonLink>, "kind" | "replace">,
) => (
	<ButtonLink {...link} to="/">
		<Trans>Back to home</Trans>
	</ButtonLink>
);
