// Places round a person on a map: tiles where the build has them, else the radar (2 §9).
import { useLingui } from "@lingui/react/macro";
import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { Position } from "../../domain/places/nearMe";
import { settings } from "../../platform/http/settings";
import { Skeleton } from "../../ui/feedback/Skeleton";
import type { MapPlace } from "../../ui/media/PlacesMap";
import { RadarMap } from "../../ui/media/RadarMap";
import { retryMapLoad } from "../../ui/media/retryMapLoad";

const load = () =>
	lazy(() => retryMapLoad(() => import("../../ui/media/PlacesMap")));
let PlacesMap = load();
/** React caches a failed import; the next opening tries again. */
const loadAgain = () => {
	PlacesMap = load();
};

/** In metres, with the zoom of 2 §9. */
const range = 10_000;
const zoom = 12;

/** `chosen` is the index of the place that stands out; null for none. */
export function NearMap({
	position,
	places,
	chosen,
	onChoose,
}: {
	position: Position;
	places: readonly MapPlace[];
	chosen: number | null;
	onChoose: (index: number) => void;
}) {
	const { t } = useLingui();
	const map = {
		...{ label: t`Map of the branches near you`, centre: position },
		...{ places, chosen, onChoose },
	};
	const ringLabel = (km: number) => t`${km}\u00a0km`;
	if (settings.mapTiles === null)
		return <RadarMap {...map} ringLabel={ringLabel} north={t`N`} />;
	return (
		<CatchBoundary
			getResetKey={() => "map"}
			errorComponent={() => null}
			onCatch={loadAgain}
		>
			<Suspense fallback={<Skeleton height="240px" />}>
				<PlacesMap
					{...map}
					zoom={zoom}
					radius={range}
					tiles={settings.mapTiles}
				/>
			</Suspense>
		</CatchBoundary>
	);
}
