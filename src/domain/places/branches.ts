// The branches near a person, for the dialog (2 §5, 2 §9).
import type { NearBranch } from "../../contract/branch";
import { distinct } from "../app/distinct";
import { hasThai } from "../text/thaiText";

const maxBranches = 5;
const maxDistanceKm = 10;
const maxUnbrokenLength = 20;
const maxTextLength = 50;

/** The nearest five within 10 km, each once; another host may send more, or no distances. */
export function nearestBranches<Branch extends NearBranch>(
	branches: readonly Branch[],
): Branch[] {
	const near = branches.filter(
		({ distance }) => distance === null || distance <= maxDistanceKm,
	);
	return distinct(near, branchKey)
		.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0)
		.slice(0, maxBranches);
}

/** The key of a branch: its position and its names, since two branches in one building share a position. */
export const branchKey = (it: NearBranch): string =>
	[it.lat, it.lng, it.title, it.title_th, it.title_en].join();

/** The name in one language, else the common title, else the address. */
export const branchName = (
	branch: Pick<
		NearBranch,
		"title" | "title_th" | "title_en" | "locate" | "locate_en"
	>,
	localized: (th: string, en: string) => string,
): string =>
	localized(branch.title_th, branch.title_en) ||
	branch.title ||
	localized(branch.locate, branch.locate_en);

const graphemeSegmenter =
	"Segmenter" in Intl
		? new Intl.Segmenter("th", { granularity: "grapheme" })
		: undefined;

/** Cuts a text after 50 graphemes (code points where the browser has no segmenter) and adds an ellipsis. */
export function truncateText(text: string): string {
	// V8 copies the whole input for each grapheme, so a long text is cut first.
	const beginning = text.slice(0, 20 * maxTextLength);
	const all = graphemeSegmenter
		? [...graphemeSegmenter.segment(beginning)].map(({ segment }) => segment)
		: [...beginning];
	return all.length > maxTextLength || beginning !== text
		? `${all.slice(0, maxTextLength).join("").trimEnd()}…`
		: text;
}

/** Keeps the lines of an English address from ending inside a name, such as "Bang Rak"; longer parts still wrap. */
export const keepNamesTogether = (address: string): string =>
	hasThai(address)
		? address
		: address
				.split(", ")
				.map((part) =>
					part.length > maxUnbrokenLength
						? part
						: part.replaceAll(" ", "\u00a0"),
				)
				.join(", ");
