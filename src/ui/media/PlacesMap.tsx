// A map of a few places round a point (leaflet): tiles where the build has them and they come, under them Thailand's outline. Loaded on demand only.
import "leaflet/dist/leaflet.css";
import { divIcon, type TileEvent } from "leaflet";
import { useMemo } from "react";
import {
	Circle,
	CircleMarker,
	MapContainer,
	Marker,
	Pane,
	Polygon,
	TileLayer,
} from "react-leaflet";
import styles from "./PlacesMap.module.css";
import { retryTile } from "./retryTile";
import { thailand } from "./thailand";

export interface MapPlace {
	lat: number;
	lng: number;
	/** What a reader says for the pin. */
	name: string;
}

/** A pin with its number; an element, as markup from a string is what Trusted Types refuse. */
function pin(number: number, chosen: boolean) {
	const mark = document.createElement("span");
	mark.className = `${styles.pin} ${chosen ? styles.chosen : ""}`;
	mark.textContent = String(number);
	return divIcon({
		html: mark,
		className: styles.place,
		iconSize: [44, 44],
		iconAnchor: [22, 40],
	});
}

/**
 * `radius` in metres is drawn as a ring round `centre`. Leaflet's own controls
 * and popups write markup, so there are none: the places are told beside the map.
 */
export default function PlacesMap({
	label,
	centre,
	zoom,
	radius,
	places,
	chosen,
	onChoose,
	tiles,
}: {
	label: string;
	centre: { lat: number; lng: number };
	zoom: number;
	radius: number;
	places: readonly MapPlace[];
	/** Index of the place that stands out; null for none. */
	chosen: number | null;
	onChoose: (index: number) => void;
	/** The address template and who made them; null: none. */
	tiles: { address: string; attribution: string } | null;
}) {
	const handlers = useMemo(
		() => ({ tileerror: ({ tile }: TileEvent) => retryTile(tile) }),
		[],
	);
	return (
		<section className={styles.box} aria-label={label}>
			<MapContainer
				className={styles.map}
				center={centre}
				zoom={zoom}
				minZoom={9}
				maxZoom={18}
				zoomControl={false}
				attributionControl={false}
				scrollWheelZoom={false}
				// The sheet under it slides, a map that zooms meanwhile tears.
				zoomAnimation={false}
			>
				<Pane name="land" className={styles.ground}>
					<Polygon
						positions={thailand}
						className={styles.land}
						interactive={false}
					/>
				</Pane>
				{tiles && <TileLayer url={tiles.address} eventHandlers={handlers} />}
				<Circle
					center={centre}
					radius={radius}
					className={styles.ring}
					interactive={false}
				/>
				<CircleMarker
					center={centre}
					radius={8}
					className={styles.here}
					interactive={false}
				/>
				{places.map((place, index) => (
					<Marker
						key={`${place.lat},${place.lng}`}
						position={place}
						title={place.name}
						icon={pin(index + 1, index === chosen)}
						zIndexOffset={index === chosen ? 1000 : 0}
						eventHandlers={{
							click: () => onChoose(index),
							keypress: ({ originalEvent: { key } }) => {
								if (key === "Enter" || key === " ") onChoose(index);
							},
						}}
					/>
				))}
			</MapContainer>
			{tiles && <p className={styles.makers}>{tiles.attribution}</p>}
		</section>
	);
}
