// The favourites, newest first (2 §4); a removed one stays until the list reloads 3 s later.
import { Trans, useLingui } from "@lingui/react/macro";
import {
	matchMutation,
	type QueryClient,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { BackPage } from "../../components/pages/BackPage";
import { ButtonLink } from "../../components/pages/ButtonLink";
import {
	SortedDealList,
	StandInDeals,
} from "../../components/sorting/SortedDealList";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { useOnline } from "../../platform/browser/online";
import { browseQueries } from "../../queries/browse";
import { changeLoaded } from "../../queries/changeLoaded";
import { favouriteMutations } from "../../sync/favouriteMutations";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { isModalOpen } from "../../ui/overlay/openModals";
import { ignorePresses } from "../../ui/overlay/pressGuard";

/** Delay of the reload after a toggle, in ms (2 §9). */
const reloadDelayMs = 3000;
const { mutationKey } = favouriteMutations.toggle();

function removeFormerFavourites(client: QueryClient) {
	changeLoaded(client, browseQueries.favourites().queryKey, (cards) =>
		cards.every((card) => card.is_added_favorite)
			? cards
			: cards.filter((card) => card.is_added_favorite),
	);
}

/** Reloads the list 3 s after the last toggle; removed favourites then disappear, also offline. `loadedAt` is when the list was loaded (ms). */
function useReloadAfterToggle(loadedAt: number) {
	const client = useQueryClient();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// Hides favourites that were removed elsewhere or on the last visit.
	useLayoutEffect(() => removeFormerFavourites(client), [client]);
	// A loaded list may still have favourites that the host has not removed yet; after a toggle they stay until the reload.
	useLayoutEffect(() => {
		void loadedAt;
		const isPressed = client.isMutating({ mutationKey }) > 0 || timer.current;
		if (!isPressed) removeFormerFavourites(client);
	}, [client, loadedAt]);
	useEffect(() => {
		const stop = client.getMutationCache().subscribe((event) => {
			if (event.type !== "updated" || event.action.type !== "success") return;
			if (!matchMutation({ mutationKey }, event.mutation)) return;
			clearTimeout(timer.current);
			timer.current = setTimeout(() => {
				timer.current = undefined;
				removeFormerFavourites(client);
				const { queryKey } = browseQueries.favourites();
				void client.invalidateQueries({ queryKey });
			}, reloadDelayMs);
		});
		return () => {
			clearTimeout(timer.current);
			timer.current = undefined;
			stop();
		};
	}, [client]);
}

/** Ignores presses after cards have moved, for instance because one was removed; cards under an open sheet get no presses anyway. */
function useMovedCardsGuard(cards: readonly PrivilegeCard[] | undefined) {
	const references = cards?.map((it) => it.alt_reference).join();
	const previous = useRef(references);
	useLayoutEffect(() => {
		const isMoved =
			previous.current !== undefined && previous.current !== references;
		previous.current = references;
		if (isMoved && !isModalOpen()) ignorePresses();
	}, [references]);
}

export default function FavouritePage() {
	const { t } = useLingui();
	const online = useOnline();
	const favourites = useQuery(browseQueries.favourites());
	const { data: pressed = [] } = useQuery(browseQueries.pressedFavourites());
	useReloadAfterToggle(favourites.dataUpdatedAt);
	useMovedCardsGuard(
		favourites.data ?? (pressed.length > 0 ? pressed : undefined),
	);
	return (
		<BackPage wide fill title={t`Favourite deals`}>
			<SortedDealList
				query={favourites}
				privileges={favourites.data}
				list="favourites"
				ownOrder={t`Newest first`}
				fallback={
					pressed.length > 0 && (
						<StandInDeals
							privileges={pressed}
							name="favourites"
							query={favourites}
						>
							{online ? (
								<Trans>
									Could not load the list. These favourites are on this phone.
								</Trans>
							) : (
								<Trans>
									No internet. These favourites are on this phone. Others show
									once you are online.
								</Trans>
							)}
						</StandInDeals>
					)
				}
				empty={
					<EmptyState
						drawing="heart"
						title={<Trans>No favourites yet</Trans>}
						text={
							<Trans>
								Tap Favourite (the heart) on a deal and it will wait for you
								here.
							</Trans>
						}
						action={
							<ButtonLink to="/privilege">
								<Trans>Find top deals</Trans>
							</ButtonLink>
						}
					/>
				}
			/>
		</BackPage>
	);
}
