// A survey at work: its step, its answers as they are typed, what is wrong with them, the question before they go, the sending (3 §4).
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SurveySection } from "../../contract/survey";
import {
	type Answers,
	hasAnswers,
	questionKey,
	resumableStep,
	type SectionErrors,
	surveySteps,
	validateSection,
	waitsForText,
} from "../../domain/survey/survey";
import {
	type Answer,
	noAnswer,
	pickOption,
	type SurveyQuestion,
	typeText,
} from "../../domain/survey/surveyAnswer";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { dropDraft, readDraft, saveDraft } from "../../platform/storage/draft";
import { surveyMutations } from "../../queries/survey";
import { surveyDraft, surveyDraftName } from "./surveyDraft";

const noFaults: SectionErrors = {};

/**
 * `sections` has at least one that asks something. `onSent` comes once, when the
 * answers are with the server and the question about them has gone from the
 * screen, with the reference of the reward (null for none). The answers are
 * forgotten when they are sent and by `forget`, for who leaves; a screen that
 * merely goes (a reload, a renewed session) keeps them.
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
	const name = surveyDraftName(reference);
	const [steps] = useState(() => surveySteps(sections));
	const [draft, setDraft] = useState(() => {
		const kept = readDraft(name, surveyDraft);
		const answers: Answers = kept?.answers ?? {};
		return { answers, step: resumableStep(steps, answers, kept?.step ?? 0) };
	});
	const [faults, setFaults] = useState(noFaults);
	const [asking, setAsking] = useState(false);
	const submit = useMutation(surveyMutations.submit());
	const body = useRef<HTMLDivElement>(null);
	/** Whether the question is on the screen: a reply may come when it no longer is. */
	const questionShown = useRef(false);
	const { answers, step } = draft;
	const section = steps[step];
	useUpdateLock(hasAnswers(answers) || asking);

	function keep(next: typeof draft) {
		setDraft(next);
		saveDraft(name, next);
	}
	function change(question: SurveyQuestion, to: (answer: Answer) => Answer) {
		if (!section) return;
		const key = questionKey(section, question);
		keep({
			step,
			answers: { ...answers, [key]: to(answers[key] ?? noAnswer) },
		});
		setFaults(({ [key]: _mended, ...left }) => left);
	}
	function goTo(next: number) {
		setFaults(noFaults);
		flushSync(() => keep({ step: next, answers }));
		body.current?.querySelector<HTMLElement>("h1, h2")?.focus();
	}
	function next() {
		if (!section) return;
		const found = validateSection(section, answers);
		if (Object.keys(found).length > 0) {
			flushSync(() => setFaults(found));
			body.current
				?.querySelector<HTMLElement>(
					"[aria-invalid='true'], [data-fault] input:not(:disabled)",
				)
				?.focus();
			return;
		}
		if (step < steps.length - 1) return goTo(step + 1);
		submit.reset();
		questionShown.current = true;
		setAsking(true);
	}
	function send() {
		submit.mutate(
			{ reference, sections: steps, answers },
			{
				onSuccess: (reward) => {
					dropDraft(name);
					setAsking(false);
					if (!questionShown.current) onSent(reward);
				},
			},
		);
	}
	return {
		/** For the element that holds the section. */
		body,
		section,
		step,
		count: steps.length,
		/** There is something to lose. */
		isBegun: hasAnswers(answers) && !submit.isSuccess,
		isFirst: step === 0,
		isLast: step === steps.length - 1,
		/** The next button waits for a text (3 §5). */
		waits: section !== undefined && waitsForText(section, answers),
		answerTo: (question: SurveyQuestion): Answer =>
			(section && answers[questionKey(section, question)]) ?? noAnswer,
		faultOf: (question: SurveyQuestion) =>
			section && faults[questionKey(section, question)],
		pick: (question: SurveyQuestion, optionid: string) =>
			change(question, (answer) => pickOption(question, answer, optionid)),
		type: (question: SurveyQuestion, optionid: string, text: string) =>
			change(question, (answer) => typeText(answer, optionid, text)),
		next,
		back: () => goTo(step - 1),
		forget: () => dropDraft(name),
		/** The question before the answers go. */
		asking,
		sending: submit.isPending,
		failure: submit.error,
		send,
		checkAgain: () => {
			if (!submit.isPending) setAsking(false);
		},
		questionGone: () => {
			questionShown.current = false;
			if (submit.isSuccess) onSent(submit.data);
		},
	};
}
export type Survey = ReturnType<typeof useSurvey>;
