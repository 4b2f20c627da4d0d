// The deals around a position: a map of their branches, and each branch with its deals (2 §2, 2 §4 Location).
import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import { type ReactNode, useRef, useState } from "react";
import { PrivilegeRowSkeleton } from "../../components/cards/PrivilegeRow";
import { BrowseList } from "../../components/lists/BrowseList";
import { listState } from "../../components/lists/FreshnessNotice";
import { NearMap } from "../../components/places/NearMap";
import {
	branchTitle,
	brandLogo,
	groupByBranch,
	type NearGroup,
} from "../../domain/places/nearGroups";
import type { Position } from "../../domain/places/nearMe";
import { useOnline } from "../../platform/browser/online";
import { useLocalized } from "../../platform/i18n/locale";
import { browseQueries } from "../../queries/browse";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { BranchDeals } from "./BranchDeals";
import styles from "./NearMe.module.css";

/** The greatest distance of a pin, in km (2 §9). */
const pinsKm = 10;

/** `name` is that of a chosen place, null for the person's own position. */
export function DealsNear({
	catId,
	here,
	name,
	onChange,
}: {
	catId: string;
	here: Position;
	name: string | null;
	onChange: () => void;
}) {
	const deals = useQuery(browseQueries.nearMe(here));
	const online = useOnline();
	const groups = groupByBranch(deals.data ?? []);
	const isFailed = listState(deals, online, groups.length) === "failed";
	const heading = (
		<div className={styles.place}>
			<MapPin size={20} aria-hidden="true" />
			<div className={styles.around}>
				<h2 className={styles.name}>
					{name ? <Trans>Around {name}</Trans> : <Trans>Near you</Trans>}
				</h2>
				{groups.length > 0 && (
					<p className={styles.count}>
						<Plural
							value={deals.data?.length ?? 0}
							one="# deal"
							other="# deals"
						/>{" "}
						<Plural
							value={groups.length}
							one="at # branch"
							other="at # branches"
						/>
					</p>
				)}
			</div>
			<Button kind="second" size="small" onClick={onChange}>
				<Trans>Change place</Trans>
			</Button>
		</div>
	);
	return (
		<>
			{(isFailed || deals.data?.length === 0) && (
				<div className="column">{heading}</div>
			)}
			<BrowseList
				load={deals}
				items={deals.data}
				skeleton={
					<div className={styles.beside}>
						<div className={`${styles.map} ${styles.waiting}`} />
						<div className={styles.list}>
							{heading}
							<PrivilegeRowSkeleton count={5} />
						</div>
					</div>
				}
				empty={
					<EmptyState
						drawing="pin"
						title={<Trans>No deals near here</Trans>}
						text={<Trans>Try a town nearby, or look at all privileges.</Trans>}
						action={
							<Button block onClick={onChange}>
								<Trans>Choose a province or place</Trans>
							</Button>
						}
					/>
				}
			>
				{() => (
					<Groups
						// Another place begins with no chosen branch, and with its own centre of the map.
						key={`${here.lat},${here.lng}`}
						heading={heading}
						catId={catId}
						here={here}
						groups={groups}
					/>
				)}
			</BrowseList>
		</>
	);
}

function Groups({
	heading,
	catId,
	here,
	groups,
}: {
	heading: ReactNode;
	catId: string;
	here: Position;
	groups: readonly NearGroup[];
}) {
	const localized = useLocalized();
	const [chosen, setChosen] = useState<number | null>(null);
	const map = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const pins = groups.flatMap(({ key, first, position }) =>
		position && (first.distance ?? 0) <= pinsKm
			? {
					...{ key, ...position, name: branchTitle(first, localized) },
					logo: brandLogo(first, localized),
				}
			: [],
	);
	const chooseOnMap = (index: number) => {
		setChosen(index);
		const row = groups.findIndex(({ key }) => key === pins[index]?.key);
		list.current?.children[row]?.scrollIntoView({ block: "center" });
	};
	const chooseInList = (index: number) => {
		setChosen(index);
		map.current?.scrollIntoView({ block: "nearest" });
	};
	return (
		<div className={pins.length > 0 ? styles.beside : ""}>
			{pins.length > 0 && (
				<div ref={map} className={styles.map}>
					<NearMap
						position={here}
						places={pins}
						chosen={chosen}
						onChoose={chooseOnMap}
					/>
				</div>
			)}
			<div className={styles.list}>
				{heading}
				<ul ref={list} className={styles.groups}>
					{groups.map((group, index) => {
						const pin = pins.findIndex(({ key }) => key === group.key);
						return (
							<BranchDeals
								key={group.key}
								group={group}
								number={pin < 0 ? null : pin + 1}
								from={here}
								chosen={pin >= 0 && pin === chosen}
								onChoose={() => chooseInList(pin)}
								catId={catId}
								eager={index < 4}
							/>
						);
					})}
				</ul>
			</div>
		</div>
	);
}
