// Says that the phone's position, and so the distances, may be kilometres off; renders nothing for a precise position.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import MapPin from "lucide-react/icons/map-pin";
import { positionAtom } from "../../platform/browser/lastPosition";
import { Notice } from "../../ui/feedback/Notice";

export function RoughPosition() {
	const reading = useAtomValue(positionAtom);
	if (reading.kind !== "known" || !reading.withinKm) return null;
	const km = reading.withinKm;
	return (
		<Notice icon={<MapPin />}>
			<Trans>
				Your location may be up to {km}&nbsp;km off. For exact distances, turn
				on precise location in your device’s settings.
			</Trans>
		</Notice>
	);
}
