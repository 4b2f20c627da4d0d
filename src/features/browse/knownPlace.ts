// A place that a person can choose instead of their own position.
import type { Position } from "../../domain/places/nearMe";

export interface KnownPlace extends Position {
	/** A province's official code or a name; part of the address. */
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
