// The deals around a position: a map of their branches, and each branch with its deals (2 §2, 2 §4 Location).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import LoaderCircle from "lucide-react/icons/loader-circle";
import LocateFixed from "lucide-react/icons/locate-fixed";
import MapPin from "lucide-react/icons/map-pin";
import { Fragment } from "react";
import { PrivilegeRowSkeleton } from "../../components/cards/PrivilegeRow";
import { useListState } from "../../components/lists/listState";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { NearbyMap } from "../../components/places/NearbyMap";
import { ListChoices, NoneOfKind } from "../../components/sorting/ListChoices";
import { useListChoice } from "../../components/sorting/useListChoice";
import { arrangeDeals, type Sort } from "../../domain/list/listChoice";
import { groupByBranch, type NearGroup } from "../../domain/places/nearGroups";
import type { Position } from "../../domain/places/nearMe";
import { serverNow } from "../../platform/http/clock";
import { browseQueries } from "../../queries/browse";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Status } from "../../ui/feedback/Status";
import { BusyStatus, Button } from "../../ui/form/Button";
import { IconButton } from "../../ui/form/IconButton";
import { BranchDeals } from "./BranchDeals";
import styles from "./NearbyDeals.module.css";
import { useBranchPins } from "./useBranchPins";

/** The greatest distance of a branch with a pin, in km (2 §9). */
const pinsKm = 10;
function areaOf({ first: { distance } }: NearGroup) {
	if (distance === null) return "unknown";
	return distance <= pinsKm ? "near" : "far";
}

/** How many branches the first screen shows; their pictures are loaded at once. */
const eagerRows = 4;

const sorts: readonly Sort[] = ["ending"];

/** `name` is the name of a chosen place, null for the person's own position; `locating`: that position is being read again. */
export function NearbyDeals({
	here,
	name,
	onChange,
	locating,
	onLocate,
}: {
	here: Position;
	name: string | null;
	onChange: () => void;
	locating: boolean;
	onLocate: () => void;
}) {
	const { t } = useLingui();
	// Without a chosen order the list is sorted by distance.
	const [choice] = useListChoice(sorts);
	const deals = useQuery(browseQueries.nearMe(here));
	const all = deals.data ?? [];
	const byEnd = choice.sort === "ending";
	const groups = groupByBranch(arrangeDeals(all, choice, serverNow()));
	const isLoading = useListState(deals, groups.length === 0) === "loading";
	const within = (area: ReturnType<typeof areaOf>) =>
		groups.filter((group) => areaOf(group) === area);
	const near = within("near");
	const others = [
		{ title: t`More than ${pinsKm}\u00a0km away`, branches: within("far") },
		{ title: t`Distance unknown`, branches: within("unknown") },
	].filter(({ branches }) => branches.length > 0);
	const hasTitles = near.length > 0 || others.length > 1;
	const { map, list, pins, chosen, pinOf, chooseOnMap, chooseInList } =
		useBranchPins(`${here.lat},${here.lng}`, near);
	const rows = (branches: NearGroup[], eagerCount: number) =>
		branches.map((group, row) => {
			const at = pinOf(group);
			return (
				<BranchDeals
					key={group.key}
					group={group}
					number={at + 1}
					from={here}
					chosen={at === chosen}
					prominent={at === (chosen ?? 0)}
					byEnd={byEnd}
					onChoose={() => chooseInList(group)}
					eager={row < eagerCount}
				/>
			);
		});
	return (
		<div className={isLoading || pins.length > 0 ? styles.near : styles.plain}>
			{isLoading && <div className={`${styles.map} ${styles.waiting}`} />}
			{pins.length > 0 && (
				<div ref={map} className={styles.map}>
					<NearbyMap
						// The key gives another place a new map with its own centre.
						key={`${here.lat},${here.lng}`}
						position={here}
						name={name}
						places={pins}
						chosen={chosen}
						onChoose={chooseOnMap}
					/>
					<div className={styles.locate}>
						<IconButton
							label={t`Show deals near my location`}
							icon={
								locating ? (
									<LoaderCircle size={22} className="turning" />
								) : (
									<LocateFixed size={22} />
								)
							}
							aria-busy={locating || undefined}
							aria-disabled={locating || undefined}
							onClick={onLocate}
						/>
						{locating && <BusyStatus />}
					</div>
				</div>
			)}
			<div className={styles.list}>
				<PlaceHeading
					name={name}
					branches={near.length}
					byEnd={byEnd}
					onChange={onChange}
				/>
				<ListChoices
					sorts={sorts}
					ownOrder={t`Nearest`}
					types={all.map(({ type }) => type)}
					waits={isLoading && all.length === 0}
					// Not needed if the heading says how many branches are near.
					found={isLoading || near.length > 0 ? undefined : groups.length}
				/>
				<QueryListColumn
					query={deals}
					items={groups}
					className={styles.branches}
					skeleton={
						<div className={styles.groups} aria-hidden="true">
							<PrivilegeRowSkeleton />
						</div>
					}
					empty={
						all.length > 0 ? <NoneOfKind /> : <NoneNearby onChange={onChange} />
					}
				>
					{() => (
						<>
							{near.length > 0 && (
								<ul ref={list} className={styles.groups}>
									{rows(near, eagerRows)}
								</ul>
							)}
							{others.map(({ title, branches }) => (
								<Fragment key={title}>
									{hasTitles && <h2 className={styles.far}>{title}</h2>}
									<ul className={styles.groups}>
										{rows(branches, near.length > 0 ? 0 : eagerRows)}
									</ul>
								</Fragment>
							))}
						</>
					)}
				</QueryListColumn>
			</div>
		</div>
	);
}

const NoneNearby = ({ onChange }: { onChange: () => void }) => (
	<EmptyState
		drawing="pin"
		title={<Trans>No deals near here</Trans>}
		text={<Trans>Try a town nearby, or look at all deals.</Trans>}
		action={
			<Button onClick={onChange}>
				<Trans>Choose a province or place</Trans>
			</Button>
		}
	/>
);

/** The place around which the deals are, and the button that changes it. `name` is the name of a chosen place, null for the person's own position. */
export function PlaceHeading({
	name,
	branches,
	byEnd,
	onChange,
}: {
	name: string | null;
	/** How many branches are within `pinsKm`. */
	branches: number;
	/** Whether the branches are sorted by the end of their deals instead of by distance. */
	byEnd: boolean;
	onChange: () => void;
}) {
	const { t } = useLingui();
	return (
		<div className={`column ${styles.place}`}>
			<MapPin size={20} />
			<div className={styles.around}>
				<div className={styles.heading}>
					<h2 className={styles.name}>
						{name ? <Trans>Around {name}</Trans> : <Trans>Near you</Trans>}
					</h2>
					{branches > 0 && (
						<span className={styles.count}>{t`within ${pinsKm}\u00a0km`}</span>
					)}
				</div>
				<Status className={styles.count} announcementKey={name ?? ""}>
					{branches > 0 &&
						(byEnd ? (
							<Plural
								value={branches}
								one="# branch, soonest to expire first"
								other="# branches, soonest to expire first"
							/>
						) : (
							<Plural
								value={branches}
								one="# branch, nearest first"
								other="# branches, nearest first"
							/>
						))}
				</Status>
			</div>
			<Button kind="second" size="small" onClick={onChange}>
				<Trans>Change place</Trans>
			</Button>
		</div>
	);
}
