// Surveys: reads, and the submission, which is checked after a lost reply (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { failureCode } from "../contract/failureCode";
import {
	getDynamicSurvey,
	getRegisterSurvey,
	type SurveySection,
	submitSurvey,
} from "../contract/survey";
import { distinct } from "../domain/app/distinct";
import { isNotFound } from "../domain/app/failure";
import {
	type Answers,
	isAnswered,
	sendsTexts,
	surveyReward,
	surveySubmission,
} from "../domain/survey/survey";
import { ApiFailure, isRetryable } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { invalidate, silentMeta } from "./queryHelpers";

/** The reference of the survey after registration. */
export const registerSurveyReference = "register";

/** Questions must not change while they are answered. */
const frozenOptions = {
	staleTime: Number.POSITIVE_INFINITY,
	gcTime: 0,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
	meta: silentMeta,
};

/** Removes repeated questions and options, because answers are identified by their ids. */
const withoutRepeated = (section: SurveySection): SurveySection => ({
	...section,
	questions: distinct(section.questions, "questionid").map((question) => ({
		...question,
		options: distinct(question.options, "optionid"),
	})),
});

async function fetchSections(reference: string, signal?: AbortSignal) {
	const { sections } =
		reference === registerSurveyReference
			? await call(getRegisterSurvey, {}, { signal })
			: await call(getDynamicSurvey, { Alt_Reference: reference }, { signal });
	return sections.map(withoutRepeated);
}

export const surveyQueries = {
	/** By alt_reference or registerSurveyReference; the screen shows failures (3 §8). */
	sections: (reference: string) =>
		queryOptions({
			queryKey: ["survey", reference],
			queryFn: ({ signal }) => fetchSections(reference, signal),
			enabled: reference !== "",
			...frozenOptions,
		}),
};

/** Whether the server has decided about the answers themselves, with a code or text of its own. */
const isDecided = (failure: ApiFailure): boolean =>
	(failure.code !== null ||
		failure.message.th !== "" ||
		failure.message.en !== "") &&
	failure.code !== failureCode.malformed &&
	failure.code !== failureCode.dependencyFailed &&
	!isRetryable(failure) &&
	!isNotFound(failure);

/** Whether the server has the answers; the register survey may be empty then. */
async function wasReceived(reference: string): Promise<boolean> {
	try {
		const sections = await fetchSections(reference);
		const isCompleted =
			reference === registerSurveyReference && sections.length === 0;
		return isCompleted || isAnswered(sections);
	} catch {
		return false;
	}
}

export const surveyMutations = {
	/** Sends the answers and returns the reward's reference or null; may be sent again. */
	submit: () =>
		mutationOptions({
			mutationFn: async ({
				reference,
				sections,
				answers,
				mayHaveArrived = false,
			}: {
				reference: string;
				sections: readonly SurveySection[];
				answers: Answers;
				/** Whether an earlier attempt with the same answers ended without a decision of the server. */
				mayHaveArrived?: boolean;
			}) => {
				const submission = surveySubmission(sections, answers, serverNow());
				try {
					await call(submitSurvey, submission);
				} catch (failure) {
					if (!(failure instanceof ApiFailure)) throw failure;
					// A survey without typed texts has no date by which sent answers are recognised (3 §7): a refusal means that the server has them already.
					const isKnown =
						mayHaveArrived && !sendsTexts(submission) && isDecided(failure);
					if (!isKnown && !(await wasReceived(reference))) throw failure;
				}
				return surveyReward(sections);
			},
			meta: silentMeta,
			onSuccess: (_reward, _request, _result, { client }) => {
				// Not refetched, because the survey may be on the screen.
				void client.invalidateQueries({
					queryKey: ["survey"],
					refetchType: "none",
				});
				// Whether a privilege can be claimed may depend on the answers too.
				invalidate(
					client,
					["article"],
					["banner"],
					["customer"],
					["privilege"],
				);
			},
		}),
};
