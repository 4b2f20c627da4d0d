// A leaflet map with tiles of the places around a point, which is loaded on demand.
import "leaflet/dist/leaflet.css";
import { useLingui } from "@lingui/react/macro";
import { divIcon, type Map as LeafletMap } from "leaflet";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import {
	Circle,
	CircleMarker,
	MapContainer,
	Marker,
	TileLayer,
	useMap,
} from "react-leaflet";
import { IconButton } from "../form/IconButton";
import { contentRules } from "./contentRules";
import pins from "./MapPin.module.css";
import styles from "./PlacesMap.module.css";
import { retryTile } from "./retryMapLoad";

export interface MapPlace {
	lat: number;
	lng: number;
	/** The accessible name of the pin. */
	name: string;
	/** The brand's logo, if the map shows more than one brand. */
	logo?: { src: string; name: string };
}

/** The props of both maps, which show places around a person. */
export interface MapProps {
	label: string;
	centre: { lat: number; lng: number };
	places: readonly MapPlace[];
	/** The index of the highlighted place; null for none. */
	chosen: number | null;
	onChoose: (index: number) => void;
}

/** A pin with the logo and the number, or the number alone; an element, because Trusted Types refuse markup from a string. */
function pin(
	number: number,
	{ logo }: MapPlace,
	{ isChosen, isProminent }: { isChosen: boolean; isProminent: boolean },
) {
	const mark = document.createElement("span");
	const label = document.createElement("span");
	mark.className = `${pins.pin} ${isProminent ? pins.chosen : ""}`;
	label.textContent = String(number);
	// The marker's title, its accessible name, has the number too.
	label.setAttribute("aria-hidden", "true");
	mark.append(label);
	mark.classList.toggle(pins.plain ?? "", !logo?.src);
	if (logo?.src) {
		const picture = document.createElement("img");
		picture.className = styles.logo ?? "";
		picture.alt = "";
		picture.src = contentRules.pictureSource(logo.src);
		label.className = pins.badge ?? "";
		mark.prepend(picture);
	}
	const icon = divIcon({
		html: mark,
		className: styles.place,
		iconSize: [44, 44],
		// The position of the tip.
		iconAnchor: [22, 48],
	});
	const createIcon = icon.createIcon.bind(icon);
	icon.createIcon = (former) => {
		const element = createIcon(former);
		element.setAttribute("aria-pressed", String(isChosen));
		return element;
	};
	return icon;
}

/** The smallest distance between a chosen pin and the map's edge, in px. */
const pinPadding: [number, number] = [32, 64];

/** Gives the map its accessible name and moves it to show a chosen place. */
function MapView({
	label,
	place,
}: {
	label: string;
	place: MapPlace | undefined;
}) {
	const map = useMap();
	useEffect(() => {
		const box = map.getContainer();
		box.setAttribute("role", "application");
		box.setAttribute("aria-label", label);
	}, [map, label]);
	const { lat, lng } = place ?? {};
	useEffect(() => {
		if (lat === undefined || lng === undefined) return;
		const isMotionReduced = matchMedia(
			"(prefers-reduced-motion: reduce)",
		).matches;
		map.panInside(
			{ lat, lng },
			{ padding: pinPadding, animate: !isMotionReduced },
		);
	}, [map, lat, lng]);
	return null;
}

const zoomRange = { min: 9, max: 18 };

/** The zoom buttons, for keyboard users and people who cannot pinch. */
function ZoomButtons({ map }: { map: LeafletMap }) {
	const { t } = useLingui();
	const [zoom, setZoom] = useState(map.getZoom());
	useEffect(() => {
		const read = () => setZoom(map.getZoom());
		map.on("zoomend", read);
		return () => {
			map.off("zoomend", read);
		};
	}, [map]);
	// aria-disabled, unlike disabled, keeps the focus on a button that reaches the end.
	return (
		<div className={styles.zoom}>
			<IconButton
				label={t`Zoom in`}
				icon={<Plus size={22} />}
				aria-disabled={zoom >= zoomRange.max || undefined}
				onClick={() => map.zoomIn()}
			/>
			<IconButton
				label={t`Zoom out`}
				icon={<Minus size={22} />}
				aria-disabled={zoom <= zoomRange.min || undefined}
				onClick={() => map.zoomOut()}
			/>
		</div>
	);
}

/** A circle of `radius` (m) is drawn around `centre`; leaflet's controls and popups are not used, because Trusted Types refuse them. */
export default function PlacesMap({
	label,
	centre,
	zoom,
	radius,
	places,
	chosen,
	onChoose,
	tiles,
	onTilesLost,
}: MapProps & {
	zoom: number;
	radius: number;
	/** The URL template and the attribution. */
	tiles: { address: string; attribution: string };
	/** Called when no tile could be loaded, even with retries. */
	onTilesLost: () => void;
}) {
	const [map, setMap] = useState<LeafletMap | null>(null);
	const hasTiles = useRef(false);
	return (
		<section className={styles.box} aria-label={label}>
			<MapContainer
				ref={setMap}
				className={styles.map}
				center={centre}
				zoom={zoom}
				minZoom={zoomRange.min}
				maxZoom={zoomRange.max}
				zoomControl={false}
				attributionControl={false}
				scrollWheelZoom={false}
				// A zoom animation is drawn in pieces while the sheet below the map slides.
				zoomAnimation={false}
			>
				<MapView
					label={label}
					place={chosen === null ? undefined : places[chosen]}
				/>
				<TileLayer
					url={tiles.address}
					eventHandlers={{
						tileload: () => {
							hasTiles.current = true;
						},
						tileerror: ({ tile }) => {
							if (!retryTile(tile) && !hasTiles.current) onTilesLost();
						},
					}}
				/>
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
				{places.map((place, index) => {
					const title = `${index + 1}. ${place.name}`;
					const isChosen = index === chosen;
					// As on the radar, the nearest place stands out until one is chosen.
					const isProminent = index === (chosen ?? 0);
					return (
						<Marker
							// Leaflet does not update a marker's title, so a new title needs a new marker.
							key={`${title} ${place.lat},${place.lng}`}
							position={place}
							title={title}
							icon={pin(index + 1, place, { isChosen, isProminent })}
							zIndexOffset={isProminent ? 1000 : 0}
							eventHandlers={{
								click: () => onChoose(index),
								keypress: ({ originalEvent }) => {
									if (!["Enter", " "].includes(originalEvent.key)) return;
									// A space would scroll the page too.
									originalEvent.preventDefault();
									onChoose(index);
								},
							}}
						/>
					);
				})}
			</MapContainer>
			{map && <ZoomButtons map={map} />}
			<p className={styles.makers}>{tiles.attribution}</p>
		</section>
	);
}
