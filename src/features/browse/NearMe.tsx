// The near-me tab: deals around the person or a chosen place (2 §2, 2 §4 Location).
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { type ReactNode, useState } from "react";
import { LocationSteps } from "../../components/places/LocationSteps";
import { positionErrorTexts } from "../../components/places/positionErrorTexts";
import { RoughPosition } from "../../components/places/RoughPosition";
import { useFreshPosition } from "../../components/places/useFreshPosition";
import type { PositionError } from "../../domain/places/nearMe";
import {
	positionAtom,
	refreshPosition,
	retryPosition,
} from "../../platform/browser/lastPosition";
import { useLocalized } from "../../platform/i18n/locale";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { useBriefly } from "../../ui/feedback/useBriefly";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import { Toast } from "../../ui/overlay/Toast";
import { NearbyDeals } from "./NearbyDeals";
import { PlaceSheet } from "./PlaceSheet";
import { findPlace } from "./searchPlaces";

/** `placeId` is "" for the person's own position. */
export function NearMe({
	placeId,
	onPlace,
}: {
	placeId: string;
	onPlace: (id: string) => void;
}) {
	const localized = useLocalized();
	const reading = useAtomValue(positionAtom);
	const [choosing, setChoosing] = useState(false);
	const [locating, setLocating] = useState(false);
	const [failure, setFailure] = useBriefly<{ error: PositionError }>();
	useFreshPosition(placeId === "");
	const place = findPlace(placeId);
	const ownPosition = reading.kind === "known" ? reading.position : null;
	const here = place ?? ownPosition;
	async function locate() {
		onPlace("");
		if (locating) return;
		setLocating(true);
		const error = await refreshPosition();
		setLocating(false);
		setFailure(error && { error });
	}
	return (
		<>
			{!place && <RoughPosition />}
			{here ? (
				<NearbyDeals
					here={here}
					name={place && localized(place.th, place.en)}
					onChange={() => setChoosing(true)}
					locating={locating && !place}
					onLocate={() => void locate()}
				/>
			) : (
				<NearMePrompt reading={reading} onChoose={() => setChoosing(true)} />
			)}
			{failure && ownPosition && !place && (
				<Toast icon={<LocateFixed size={18} />}>
					{positionErrorTexts[failure.error]}
				</Toast>
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

type Reading = ReturnType<typeof positionAtom.read>;

/** Shown without a position: says why it is needed, or what to do after an error (2 §4, 2 §8). */
export function NearMePrompt({
	reading,
	onChoose,
}: {
	reading: Reading;
	onChoose: () => void;
}) {
	// The deals replace the prompt under the finger.
	usePressGuard();
	const texts: Partial<Record<Reading["kind"], ReactNode>> = positionErrorTexts;
	const failed = texts[reading.kind];
	return (
		<EmptyState
			drawing={failed ? "noPin" : "pin"}
			title={
				reading.kind === "denied" ? (
					<Trans>Grant location permission first</Trans>
				) : failed ? (
					<Trans>We don’t know where you are</Trans>
				) : (
					<Trans>Deals near you</Trans>
				)
			}
			text={
				failed ?? (
					<Trans>
						Allow your location first. It is rounded to about 100 metres, used
						for this search and not kept.
					</Trans>
				)
			}
			more={reading.kind === "denied" && <LocationSteps />}
			action={
				<>
					<Button
						busy={reading.kind === "asking"}
						icon={failed ? undefined : <LocateFixed size={20} />}
						onClick={retryPosition}
					>
						{failed ? <Trans>Try again</Trans> : <Trans>Use my location</Trans>}
					</Button>
					<Button kind="text" onClick={onChoose}>
						<Trans>Choose a province or place</Trans>
					</Button>
				</>
			}
		/>
	);
}
