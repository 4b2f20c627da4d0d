// The answers of a survey on its way, kept on the phone until it is left or sent (3 §4 Survey wizard).
import * as v from "valibot";
import { record } from "../../platform/storage/record";

const answer = v.object({
	picked: v.array(v.string()),
	texts: record(v.string()),
});

/** Which step is on the screen, and what was answered so far. */
export const surveyDraft = v.object({
	step: v.pipe(v.number(), v.integer(), v.minValue(0)),
	answers: record(answer),
});

/** The name of a survey's draft among the customer's forms. */
export const surveyDraftName = (reference: string): string =>
	`survey/${reference}`;
