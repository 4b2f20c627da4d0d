// A fake of the app's pattern worker that answers in a microtask, so that it never times out.
import type { PatternCheck } from "../../../src/domain/survey/surveyAnswer";

export class PromptWorker {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	postMessage({ index, ...check }: PatternCheck & { index: number }) {
		const data = { index, isMatch: check.pattern.test(check.text) };
		queueMicrotask(() => this.onmessage?.({ data }));
	}
	terminate() {}
}
