// Near me without a position: why it is needed, and what to do after an error (2 §4, 2 §8).
import { Trans } from "@lingui/react/macro";
import LocateFixed from "lucide-react/icons/locate-fixed";
import type { ReactNode } from "react";
import { LocationSteps } from "../../components/places/LocationSteps";
import { positionErrorTexts } from "../../components/places/positionErrorTexts";
import {
	type positionAtom,
	requestPosition,
} from "../../platform/browser/lastPosition";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";

type Reading = ReturnType<typeof positionAtom.read>;

export function NearMePrompt({
	reading,
	onChoose,
}: {
	reading: Reading;
	onChoose: () => void;
}) {
	// The deals take its place under the finger.
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
						onClick={requestPosition}
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
