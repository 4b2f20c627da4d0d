// Surveys: their reads, and the sending of answers, which is found out where its reply is lost (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	getDynamicSurvey,
	getRegisterSurvey,
	type SurveySection,
	submitSurvey,
} from "../contract/survey";
import {
	type Answers,
	isAnswered,
	surveyReward,
	surveySubmission,
} from "../domain/survey/survey";
import { ApiFailure } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";

/** The survey after registration has no reference of its own in its call. */
export const registerSurvey = "register";

/** Questions must not change under a person who answers them. */
const still = {
	staleTime: Number.POSITIVE_INFINITY,
	gcTime: 0,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
	meta: { failure: "silent" },
} as const;

const read = async (reference: string, signal?: AbortSignal) =>
	(reference === registerSurvey
		? await call(getRegisterSurvey, {}, { signal })
		: await call(getDynamicSurvey, { Alt_Reference: reference }, { signal })
	).sections;

export const surveyQueries = {
	/** The sections of a survey by alt_reference, or of the one after registration; its screen says failures itself (3 §8). */
	sections: (reference: string) =>
		queryOptions({
			queryKey: ["survey", reference],
			queryFn: ({ signal }) => read(reference, signal),
			...still,
		}),
};

/** Whether the server has these answers, whatever became of the reply; the one after registration is no longer asked then. */
async function hasArrived(reference: string): Promise<boolean> {
	try {
		const sections = await read(reference);
		return reference === registerSurvey
			? sections.length === 0
			: isAnswered(sections);
	} catch {
		return false;
	}
}

export const surveyMutations = {
	/** Sends the answers and gives the reward's reference, null for none. Sent a second time after a lost reply, they count once. */
	submit: () =>
		mutationOptions({
			mutationKey: ["survey", "submit"],
			mutationFn: async ({
				reference,
				sections,
				answers,
			}: {
				reference: string;
				sections: readonly SurveySection[];
				answers: Answers;
			}) => {
				try {
					const now = serverNow();
					await call(submitSurvey, surveySubmission(sections, answers, now));
				} catch (failure) {
					if (!(failure instanceof ApiFailure)) throw failure;
					if (!(await hasArrived(reference))) throw failure;
				}
				return surveyReward(sections);
			},
			networkMode: "always",
			retry: false,
			meta: { failure: "silent" },
			onSuccess: (_reward, _request, _result, { client }) => {
				// What shows whether a survey was answered; the one on the screen stays as it is.
				void client.invalidateQueries({
					queryKey: ["survey"],
					refetchType: "none",
				});
				for (const area of ["article", "banner", "customer"])
					void client.invalidateQueries({ queryKey: [area] });
			},
		}),
};
