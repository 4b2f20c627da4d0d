// The near-me tab: deals around the person or a chosen place (2 §2, 2 §4 Location).
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useFreshPosition } from "../../components/places/useFreshPosition";
import {
	positionAtom,
	refreshPosition,
} from "../../platform/browser/lastPosition";
import { useLocalized } from "../../platform/i18n/locale";
import { NearbyDeals } from "./NearbyDeals";
import { NearMePrompt } from "./NearMePrompt";
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
	const reading = useAtomValue(positionAtom);
	const [choosing, setChoosing] = useState(false);
	useFreshPosition(placeId === "");
	const place = findPlace(placeId);
	const own = reading.kind === "known" ? reading.position : null;
	const here = place ?? own;
	return (
		<>
			{here ? (
				<NearbyDeals
					catId={catId}
					here={here}
					name={place && localized(place.th, place.en)}
					onChange={() => setChoosing(true)}
					onLocate={() => {
						onPlace("");
						void refreshPosition();
					}}
				/>
			) : (
				<NearMePrompt reading={reading} onChoose={() => setChoosing(true)} />
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
