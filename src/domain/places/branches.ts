// The branches near a person as the popup lists them (2 §5, 2 §9).
import type { NearBranch } from "../../contract/branch";

/** At most so many branches, nearest first. */
const most = 5;
/** Letters of a branch's text, as a person counts them. */
const textMost = 50;

/** The nearest five, nearest first. */
export const nearestBranches = <Branch extends { distance: number }>(
	branches: readonly Branch[],
): Branch[] =>
	[...branches].sort((a, b) => a.distance - b.distance).slice(0, most);

/** A branch's name in one language: its own where the host tells them apart, else the one title. */
export const branchName = (
	{
		title,
		title_th,
		title_en,
	}: Pick<NearBranch, "title" | "title_th" | "title_en">,
	localized: (th: string, en: string) => string,
): string => localized(title_th, title_en) || title;

const letters = new Intl.Segmenter("th", { granularity: "grapheme" });

/** The text, or its first 50 letters with an ellipsis; Thai marks stay with their letter. */
export function truncateText(text: string): string {
	const all = [...letters.segment(text)].map(({ segment }) => segment);
	return all.length > textMost
		? `${all.slice(0, textMost).join("").trimEnd()}…`
		: text;
}
