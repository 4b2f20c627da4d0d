// The way on from a search page without results.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/form/Button";

export const SearchAgainLink = () => (
	<Link to="/search" className={buttonClass({ block: true })}>
		<Trans>Search for something else</Trans>
	</Link>
);
