// The favourites, newest first (2 §4): a heart taken away keeps its card until the list is loaded anew, 3 s later, to be pressed once more.
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { BrowseList } from "../../components/BrowseList";
import { LongDealList } from "../../components/LongDealList";
import { useBack } from "../../components/useBack";
import { browseQueries } from "../../queries/browse";
import { reloadFavourites } from "../../queries/favouriteList";
import { buttonClass } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Page } from "../../ui/Page";

/** The page loads anew this long after a toggle (2 §9). */
const reloadsAfter = 3000;

/** Loads the list again some time after the last heart was pressed; what is no favourite any more then goes, also with no network. */
function useReloadAfterToggle() {
	const client = useQueryClient();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = client.getMutationCache().subscribe(({ mutation }) => {
			if (mutation?.options.mutationKey?.[1] !== "favourite") return;
			if (mutation.state.status !== "success") return;
			clearTimeout(timer);
			timer = setTimeout(() => reloadFavourites(client), reloadsAfter);
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [client]);
}

export default function FavouritePage() {
	const { t } = useLingui();
	const back = useBack();
	const favourites = useQuery(browseQueries.favourites());
	useReloadAfterToggle();
	return (
		<Page fill title={t`Favourites`} onBack={back}>
			<BrowseList
				load={favourites}
				deals={favourites.data}
				empty={
					<EmptyState
						drawing="heart"
						title={<Trans>No favourites yet</Trans>}
						text={
							<Trans>
								Tap the heart on a deal and it will wait for you here.
							</Trans>
						}
						action={
							<Link to="/privilege" className={buttonClass({ block: true })}>
								<Trans>Find top deals</Trans>
							</Link>
						}
					/>
				}
			>
				{(privileges) => (
					<LongDealList name="favourites" privileges={privileges} />
				)}
			</BrowseList>
		</Page>
	);
}
