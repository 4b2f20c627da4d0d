// The way on from a search page without results.
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../components/pages/ButtonLink";

export const SearchAgainLink = () => (
	<ButtonLink to="/search">
		<Trans>Search for something else</Trans>
	</ButtonLink>
);
