// /sample/google-map: a map by coordinates, and directions.
import { useState } from "react";
import { directionsAddress } from "../../domain/places/directions";
import { Button } from "../../ui/form/Button";
import { TextField } from "../../ui/form/TextField";
import { externalLinkProps } from "../../ui/media/externalLink";
import { Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const isWithin = (text: string, most: number) =>
	text.trim() !== "" && Math.abs(Number(text)) <= most;

export default function GoogleMapSample() {
	const [lat, setLat] = useState("13.7465");
	const [lng, setLng] = useState("100.5347");
	const [shown, setShown] = useState("");
	const isLatitude = isWithin(lat, 90);
	const isLongitude = isWithin(lng, 180);
	const place = isLatitude && isLongitude ? `${lat},${lng}` : "";
	return (
		<SamplePage title="Map">
			<Sample name="A place (zoom 12, as the branches have it)">
				<div className={styles.stack}>
					<TextField
						label="Latitude"
						inputMode="decimal"
						value={lat}
						onChange={(event) => setLat(event.target.value)}
						error={!isLatitude && "From -90 to 90"}
					/>
					<TextField
						label="Longitude"
						inputMode="decimal"
						value={lng}
						onChange={(event) => setLng(event.target.value)}
						error={!isLongitude && "From -180 to 180"}
					/>
					<Button disabled={place === ""} onClick={() => setShown(place)}>
						Load the map
					</Button>
					{shown && (
						<iframe
							title="Map"
							className={styles.frame}
							src={`https://www.google.com/maps?q=${shown}&z=12&output=embed`}
						/>
					)}
				</div>
			</Sample>
			<Sample name="Directions, driving, with traffic">
				{place && (
					<a
						className={styles.link}
						href={directionsAddress(
							{ lat: Number(lat), lng: Number(lng) },
							false,
						)}
						{...externalLinkProps}
					>
						Web link
					</a>
				)}
			</Sample>
		</SamplePage>
	);
}
