// The state of a survey: step, answers, validation errors, the questions before leaving and sending, and the sending (3 §4).
import { msg } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import type { SurveySection } from "../../contract/survey";
import type { Confirmation } from "../../domain/app/confirmation";
import {
	askedAnswers,
	hasAnswers,
	lacksRequiredText,
	questionKey,
	resumableStep,
	type SectionErrors,
	sectionPatternChecks,
	sentAnswers,
	surveyReward,
	surveySteps,
	validateSection,
} from "../../domain/survey/survey";
import {
	type Answer,
	noAnswer,
	type PatternCheck,
	pickOption,
	type SurveyOption,
	type SurveyQuestion,
	withTypedText,
} from "../../domain/survey/surveyAnswer";
import { confirm } from "../../platform/browser/dialogs";
import {
	findMismatches,
	startPatternWorker,
} from "../../platform/browser/findMismatches";
import { isOnline } from "../../platform/browser/online";
import { mayHaveTakenEffect } from "../../platform/http/apiFailure";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { draftOf } from "../../platform/storage/draft";
import { record } from "../../platform/storage/record";
import { surveyMutations } from "../../queries/survey";

const savedSurvey = v.object({
	step: v.pipe(v.number(), v.integer(), v.minValue(0)),
	answers: record(
		v.object({
			picked: v.pipe(v.array(v.string()), v.readonly()),
			texts: record(v.string()),
		}),
	),
	/** The result of sentAnswers for an attempt whose outcome is unknown, for instance because the app was closed; "" for none. */
	undecided: v.optional(v.string(), ""),
	/** The reference of the survey's reward; "" for none. */
	reward: v.optional(v.string(), ""),
});

const surveyDraft = (reference: string) =>
	draftOf(`survey/${reference}`, savedSurvey);

const leaveQuestion: Confirmation = {
	variant: "warning",
	title: msg`Leave this survey?`,
	description: msg`What you have answered so far will not be kept.`,
	cancelLabel: msg`Continue answering`,
	confirmLabel: msg`Leave`,
	showClose: true,
};

/** The answers given on this phone whose arrival is not confirmed; null for none. */
export const readSurveyDraft = (reference: string) =>
	surveyDraft(reference).read();

/** Discards the draft, even if its answers were sent but the page was reloaded before the reply. */
export const discardSurveyDraft = (reference: string): void =>
	surveyDraft(reference).drop();

/**
 * `sections` has at least one question. `onSent` is called once, after the answers were sent and the dialog has
 * closed, with the reward's reference (null for none). The draft is removed then and by `discardDraft`; it survives a
 * reload or a renewed session.
 */
export function useSurvey({
	reference,
	sections,
	onSent,
}: {
	reference: string;
	sections: readonly SurveySection[];
	onSent: (reward: string | null) => void;
}) {
	const [steps] = useState(() => surveySteps(sections));
	const [saved] = useState(() => surveyDraft(reference).read());
	const [draft, setDraft] = useState(() => {
		const answers = askedAnswers(steps, saved?.answers ?? {});
		return { answers, step: resumableStep(steps, answers, saved?.step ?? 0) };
	});
	const [errors, setErrors] = useState<SectionErrors>({});
	const [isConfirming, setConfirming] = useState(false);
	const undecided = useRef(saved?.undecided ?? "");
	/** The new value of `undecided` if the outcome of the current attempt stays unknown. */
	const attempted = useRef("");
	const submit = useMutation({
		...surveyMutations.submit(),
		// An option of the mutation, so that it runs even after the page was left.
		onError(failure) {
			if (mayHaveTakenEffect(failure)) undecided.current = attempted.current;
			saveAttempt(undecided.current);
		},
	});
	const body = useRef<HTMLDivElement>(null);
	/** Whether the dialog is on the screen: a reply may arrive after it has closed. */
	const isDialogShown = useRef(false);
	const { answers, step } = draft;
	const section = steps[step];
	const findMismatched = useMismatchedOptions(draft);
	useUpdateLock(hasAnswers(answers) || isConfirming);

	/** Saves in the draft which answers may have arrived. */
	function saveAttempt(undecided: string) {
		const unsent = surveyDraft(reference).read();
		if (unsent) surveyDraft(reference).save({ ...unsent, undecided });
	}
	function saveAnswers(next: typeof draft) {
		// The survey was sent, but the next page may still be loading.
		if (submit.isSuccess) return;
		setDraft(next);
		// Without an answer nothing is saved, because the phone's back then leaves without asking and discarding.
		if (hasAnswers(next.answers))
			surveyDraft(reference).save({
				...next,
				undecided: undecided.current,
				reward: surveyReward(sections) ?? "",
			});
		// If nothing was answered here, the draft belongs to another tab.
		else if (hasAnswers(answers)) discardSurveyDraft(reference);
	}
	function change(
		question: SurveyQuestion,
		update: (answer: Answer) => Answer,
	) {
		if (!section) return;
		const key = questionKey(section, question);
		saveAnswers({
			step,
			answers: { ...answers, [key]: update(answers[key] ?? noAnswer) },
		});
		setErrors(({ [key]: _corrected, ...otherErrors }) => otherErrors);
	}
	const latestChange = useRef(change);
	useLayoutEffect(() => {
		latestChange.current = change;
	});
	/** The same functions in each render, so that the other questions do not render again. */
	const [handlers] = useState(() => ({
		pick: (question: SurveyQuestion, optionid: string) =>
			latestChange.current(question, (answer) =>
				pickOption(question, answer, optionid),
			),
		type: (question: SurveyQuestion, optionid: string, text: string) =>
			latestChange.current(question, (answer) =>
				withTypedText(answer, optionid, text),
			),
	}));
	function goTo(next: number) {
		setErrors({});
		flushSync(() => saveAnswers({ step: next, answers }));
		body.current?.querySelector<HTMLElement>("h1, h2")?.focus();
	}
	async function next() {
		if (!section || submit.isSuccess) return;
		const mismatched = await findMismatched(
			sectionPatternChecks(section, answers),
		);
		if (!mismatched) return;
		const sectionErrors = validateSection(section, answers, mismatched);
		if (Object.keys(sectionErrors).length > 0) {
			flushSync(() => setErrors(sectionErrors));
			body.current
				?.querySelector<HTMLElement>("[aria-invalid='true']")
				?.focus();
			return;
		}
		if (step < steps.length - 1) return goTo(step + 1);
		submit.reset();
		isDialogShown.current = true;
		setConfirming(true);
	}
	function send() {
		const sent = sentAnswers(sections, answers);
		const mayHaveArrived = undecided.current === sent;
		// Offline nothing is sent, so an earlier attempt stays undecided.
		attempted.current = isOnline() ? sent : undecided.current;
		// Saved before sending, because the app may be closed before the reply.
		saveAttempt(attempted.current);
		submit.mutate(
			{ reference, sections, answers, mayHaveArrived },
			{
				onSuccess: (reward) => {
					discardSurveyDraft(reference);
					setConfirming(false);
					if (!isDialogShown.current) onSent(reward);
				},
			},
		);
	}
	const isBegun = hasAnswers(answers) && !submit.isSuccess;
	return {
		/** The ref of the section's element. */
		body,
		section,
		step,
		count: steps.length,
		/** Whether there are unsent answers. */
		isBegun,
		/** Resolves to whether the survey may be left, after asking if answers would be lost. */
		mayLeave: async () => !isBegun || (await confirm(leaveQuestion)),
		isFirst: step === 0,
		isLast: step === steps.length - 1,
		/** Whether a required text is missing, which locks the next button (3 §5). */
		isTextMissing: section !== undefined && lacksRequiredText(section, answers),
		answerTo: (question: SurveyQuestion): Answer =>
			(section && answers[questionKey(section, question)]) ?? noAnswer,
		errorOf: (question: SurveyQuestion) =>
			section && errors[questionKey(section, question)],
		...handlers,
		next: () => void next(),
		back: () => goTo(step - 1),
		discardDraft: () => discardSurveyDraft(reference),
		isConfirming,
		sending: submit.isPending,
		failure: submit.error,
		send,
		cancelSend: () => setConfirming(false),
		onConfirmClosed: () => {
			isDialogShown.current = false;
			if (submit.isSuccess) onSent(submit.data);
		},
	};
}
export type Survey = ReturnType<typeof useSurvey>;

/** Returns a function that finds the options whose typed text does not match its pattern (3 §5); it resolves to null while an earlier call runs or if `draft` has changed meanwhile. */
export function useMismatchedOptions(draft: object) {
	const latest = useRef(draft);
	const isRunning = useRef(false);
	useEffect(() => {
		latest.current = draft;
	}, [draft]);
	useEffect(startPatternWorker, []);
	return async (
		checks: readonly PatternCheck[],
	): Promise<Set<SurveyOption> | null> => {
		if (isRunning.current) return null;
		isRunning.current = true;
		const wrong = checks.length > 0 ? await findMismatches(checks) : [];
		isRunning.current = false;
		return latest.current === draft
			? new Set(wrong.map(({ option }) => option))
			: null;
	};
}
