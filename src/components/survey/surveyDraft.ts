// The saved answers of an unfinished survey (3 §4 Survey wizard).
import * as v from "valibot";
import { record } from "../../platform/storage/record";

const answer = v.object({
	picked: v.array(v.string()),
	texts: record(v.string()),
});

/** The schema of a draft: the current step and the answers so far. */
export const surveyDraft = v.object({
	step: v.pipe(v.number(), v.integer(), v.minValue(0)),
	answers: record(answer),
});

/** The name of a survey's draft in platform/storage/draft. */
export const surveyDraftName = (reference: string): string =>
	`survey/${reference}`;
