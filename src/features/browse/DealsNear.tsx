// The deals around a position: a map of their branches, and each branch with its deals (2 §2, 2 §4 Location).
import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PrivilegeRowSkeleton } from "../../components/cards/PrivilegeRow";
import { BrowseList } from "../../components/lists/BrowseList";
import { NearMap } from "../../components/places/NearMap";
import type { NearDeal } from "../../contract/browse";
import {
	branchTitle,
	brandLogo,
	groupByBranch,
} from "../../domain/places/nearGroups";
import type { Position } from "../../domain/places/nearMe";
import { useLocalized } from "../../platform/i18n/locale";
import { browseQueries } from "../../queries/browse";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { BranchDeals } from "./BranchDeals";
import browse from "./Browse.module.css";
import styles from "./NearMe.module.css";

/** The greatest distance of a pin, in km (2 §9). */
const pinsKm = 10;

export function DealsNear({
	catId,
	here,
	onChange,
}: {
	catId: string;
	here: Position;
	onChange: () => void;
}) {
	const deals = useQuery(browseQueries.nearMe(here));
	return (
		<BrowseList
			load={deals}
			deals={deals.data}
			skeleton={<PrivilegeRowSkeleton count={5} />}
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
			{(privileges) => (
				<Groups catId={catId} here={here} privileges={privileges} />
			)}
		</BrowseList>
	);
}

function Groups({
	catId,
	here,
	privileges,
}: {
	catId: string;
	here: Position;
	privileges: NearDeal[];
}) {
	const localized = useLocalized();
	const [chosen, setChosen] = useState<number | null>(null);
	const map = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const groups = groupByBranch(privileges);
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
			<div className={styles.head}>
				<h2 className={styles.count}>
					<Plural value={groups.length} one="# branch" other="# branches" />
					{"\u00a0· "}
					<Plural value={privileges.length} one="# deal" other="# deals" />
				</h2>
				<p className={browse.number}>
					<Trans>Nearest first</Trans>
				</p>
			</div>
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
							eager={index < 2}
						/>
					);
				})}
			</ul>
		</div>
	);
}
