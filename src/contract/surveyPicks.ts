// How many options of a survey's question may be picked, the same in the app and in the API (3 §5).
import { surveyType } from "./survey";

/** The maximum if a question names none (3 §5). */
export const defaultMaxPicks = 9999;

interface Bounds {
	answer_min?: number | null;
	answer_max?: number | null;
}

/** The first bound above 0; hosts omit bounds or send 0. */
const firstBound = (bounds: readonly (number | null | undefined)[]) =>
	bounds.find((bound) => bound && bound > 0) ?? undefined;

/** Returns how many options may be picked: several only for multiple choice and pictures that say so; the minimum is never more than there are. */
export function pickBounds({
	survey_type,
	options,
	answer_min,
	answer_max,
}: Bounds & {
	survey_type: number;
	options: readonly (Bounds & { optionid: string })[];
}) {
	const maxAsked = firstBound([
		answer_max,
		...options.map((option) => option.answer_max),
	]);
	const allowsSeveral =
		survey_type === surveyType.multipleChoice ||
		(survey_type === surveyType.selectImage && (maxAsked ?? 1) > 1);
	if (!allowsSeveral) return { min: 1, max: 1 };
	const minAsked =
		firstBound([answer_min, ...options.map((option) => option.answer_min)]) ??
		1;
	const minPicks = Math.max(1, Math.min(minAsked, options.length));
	return {
		min: minPicks,
		max: Math.max(minPicks, maxAsked ?? defaultMaxPicks),
	};
}
