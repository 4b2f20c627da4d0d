// Finds the options of a survey's step whose typed text does not match its pattern (3 §5).
import { useEffect, useRef } from "react";
import type {
	PatternCheck,
	SurveyOption,
} from "../../domain/survey/surveyAnswer";
import {
	findMismatches,
	startPatternWorker,
} from "../../platform/browser/findMismatches";

/** Returns a function that finds them; it gives null while an earlier call runs and where `draft` has changed meanwhile. */
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
