// The near-me tab: deals around the person or a chosen place (2 §2, 2 §4 Location).
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useState } from "react";
import { useLocalized } from "../../platform/i18n/locale";
import { Button } from "../../ui/form/Button";
import { DealsNear } from "./DealsNear";
import styles from "./NearMe.module.css";
import { NearMeAsk } from "./NearMeAsk";
import { nearPositionAtom, renewPosition } from "./nearPosition";
import { PlaceSheet } from "./PlaceSheet";
import { findPlace } from "./searchPlaces";

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
