// A place that a person can choose instead of telling where they are.
import type { Position } from "../../domain/places/nearMe";

export interface KnownPlace extends Position {
	/** A province's official code, or a name of its own; it stands in the address. */
	id: string;
	th: string;
	en: string;
}

type Row = readonly [
	id: string,
	th: string,
	en: string,
	lat: number,
	lng: number,
];

/** The places of a table (WGS 84). */
export const toPlaces = (rows: readonly Row[]): readonly KnownPlace[] =>
	rows.map(([id, th, en, lat, lng]) => ({ id, th, en, lat, lng }));
