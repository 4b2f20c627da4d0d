// Places around a person on a map with tiles (2 §9), or on the radar if the build has no tiles or none can be loaded.
import { useLingui } from "@lingui/react/macro";
import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { Position } from "../../domain/places/nearMe";
import { isOnline } from "../../platform/browser/online";
import { settings } from "../../platform/http/settings";
import { Skeleton } from "../../ui/feedback/Skeleton";
import type { MapProps } from "../../ui/media/PlacesMap";
import { RadarMap } from "../../ui/media/RadarMap";
import { retryMapLoad } from "../../ui/media/retryMapLoad";

const lazyMap = () =>
	lazy(() => retryMapLoad(() => import("../../ui/media/PlacesMap")));
let PlacesMap = lazyMap();

/** The radius in metres and the zoom of the map (2 §9). */
const radiusMetres = 10_000;
const zoom = 12;

export function NearbyMap({
	position,
	name = null,
	...shown
}: Pick<MapProps, "places" | "chosen" | "onChoose"> & {
	position: Position;
	/** The name of a chosen place; null for the person's own position. */
	name?: string | null;
}) {
	const { t } = useLingui();
	const [isMapLost, setMapLost] = useState(() => !isOnline());
	const map = {
		label: name
			? t`Map of the branches around ${name}`
			: t`Map of the branches near you`,
		centre: position,
		...shown,
	};
	if (settings.mapTiles === null || isMapLost) return <RadarMap {...map} />;
	return (
		<CatchBoundary
			getResetKey={() => "map"}
			errorComponent={() => null}
			onCatch={() => {
				// React caches a failed import, so only a new lazy component tries again at the next opening.
				PlacesMap = lazyMap();
				setMapLost(true);
			}}
		>
			<Suspense fallback={<Skeleton height={240} />}>
				<PlacesMap
					{...map}
					zoom={zoom}
					radius={radiusMetres}
					tiles={settings.mapTiles}
					onTilesLost={() => setMapLost(true)}
				/>
			</Suspense>
		</CatchBoundary>
	);
}
