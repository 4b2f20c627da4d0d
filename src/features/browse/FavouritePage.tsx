// The favourites, newest first (2 §4); a removed one stays until the list reloads 3 s later.
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useLayoutEffect } from "react";
import { useBack } from "../../components/dialogs/useBack";
import { BrowseList } from "../../components/lists/BrowseList";
import type { ListQuery } from "../../components/lists/FreshnessNotice";
import { LongDealList } from "../../components/lists/LongDealList";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { useOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { browseQueries } from "../../queries/browse";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { buttonClass } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import styles from "./Browse.module.css";
import { reloadFavourites, removeFormerFavourites } from "./reloadFavourites";

/** Delay of the reload after a toggle, in ms (2 §9). */
const reloadDelayMs = 3000;

/** Reloads the list after the last toggle; removed favourites disappear, also offline. */
function useReloadAfterToggle() {
	const client = useQueryClient();
	// Hides favourites that were removed elsewhere or on the last visit.
	useLayoutEffect(() => removeFormerFavourites(client), [client]);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = client.getMutationCache().subscribe(({ mutation }) => {
			if (mutation?.options.mutationKey?.[1] !== "favourite") return;
			if (mutation.state.status !== "success") return;
			clearTimeout(timer);
			timer = setTimeout(() => reloadFavourites(client), reloadDelayMs);
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [client]);
}

/** The favourites added on this phone, where the list was never loaded; says that they may not be all. */
function PressedFavourites({
	privileges,
	load,
}: {
	privileges: PrivilegeCard[];
	load: ListQuery;
}) {
	const online = useOnline();
	useOfflineNotice(!online);
	return (
		<>
			<Notice
				icon={
					online ? (
						<CloudAlert aria-hidden="true" />
					) : (
						<WifiOff aria-hidden="true" />
					)
				}
				action={
					<button
						type="button"
						className={styles.retry}
						aria-disabled={load.isFetching || undefined}
						onClick={load.isFetching ? undefined : () => load.refetch()}
					>
						<Trans>Try again</Trans>
					</button>
				}
			>
				{online ? (
					<Trans>
						Could not load the list. These favourites are on this phone.
					</Trans>
				) : (
					<Trans>
						No internet. These favourites are on this phone, any others show
						with internet.
					</Trans>
				)}
			</Notice>
			<div className={`column ${styles.list}`}>
				<LongDealList name="favourites" privileges={privileges} />
			</div>
		</>
	);
}

export default function FavouritePage() {
	const { t } = useLingui();
	const back = useBack();
	const favourites = useQuery(browseQueries.favourites());
	const { data: pressed = [] } = useQuery(browseQueries.pressedFavourites());
	useReloadAfterToggle();
	return (
		<Page wide fill title={t`Favourites`} onBack={back}>
			<BrowseList
				load={favourites}
				deals={favourites.data}
				instead={
					pressed.length > 0 && (
						<PressedFavourites privileges={pressed} load={favourites} />
					)
				}
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
