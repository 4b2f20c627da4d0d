// The near-me tab: deals around the person or a chosen place (2 §2, 2 §4 Location).
import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useState } from "react";
import {
	PrivilegeRow,
	PrivilegeRowSkeleton,
} from "../../components/cards/PrivilegeRow";
import { BrowseList } from "../../components/lists/BrowseList";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import type { Position } from "../../domain/places/nearMe";
import { useLocalized } from "../../platform/i18n/locale";
import { browseQueries } from "../../queries/browse";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { WindowedList } from "../../ui/list/WindowedList";
import browse from "./Browse.module.css";
import styles from "./NearMe.module.css";
import { NearMeAsk } from "./NearMeAsk";
import { nearPositionAtom, renewPosition } from "./nearPosition";
import { PlaceSheet } from "./PlaceSheet";
import { findPlace } from "./searchPlaces";

const referenceOf = ({ alt_reference }: PrivilegeCard) => alt_reference;

/** `placeId` is "" for the person's own position. */
export function NearMe({
	catId,
	placeId,
	onPlace,
}: {
	catId: string;
	placeId: string;
	onPlace: (id: string) => void;
}) {
	const localized = useLocalized();
	const reading = useAtomValue(nearPositionAtom);
	const [choosing, setChoosing] = useState(false);
	useEffect(() => {
		if (placeId === "") void renewPosition();
	}, [placeId]);
	const place = findPlace(placeId);
	const own = reading.kind === "known" ? reading.position : null;
	const here = place ?? own;
	const name = place && localized(place.th, place.en);
	return (
		<>
			{here ? (
				<>
					<div className={`column ${styles.place}`}>
						<MapPin size={20} aria-hidden="true" />
						<p className={styles.name}>
							{name ? (
								<Trans>Around {name}</Trans>
							) : (
								<Trans>Where you are</Trans>
							)}
						</p>
						<Button
							kind="second"
							size="small"
							onClick={() => setChoosing(true)}
						>
							<Trans>Change</Trans>
						</Button>
					</div>
					<DealsNear
						catId={catId}
						here={here}
						onChange={() => setChoosing(true)}
					/>
				</>
			) : (
				<NearMeAsk reading={reading} onChoose={() => setChoosing(true)} />
			)}
			<PlaceSheet
				open={choosing}
				chosen={placeId}
				onChoose={onPlace}
				onClose={() => setChoosing(false)}
			/>
		</>
	);
}

function DealsNear({
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
				<>
					<div className={styles.head}>
						<h2 className={styles.count}>
							<Plural
								value={privileges.length}
								one="# deal nearby"
								other="# deals nearby"
							/>
						</h2>
						<p className={browse.number}>
							<Trans>Nearest first</Trans>
						</p>
					</div>
					<WindowedList
						name={`near ${here.lat} ${here.lng}`}
						items={privileges}
						keyOf={referenceOf}
						estimate={98}
						gap={10}
					>
						{(privilege, index) => (
							<PrivilegeRow
								privilege={privilege}
								categoryid={catId}
								eager={index < 6}
							/>
						)}
					</WindowedList>
				</>
			)}
		</BrowseList>
	);
}
