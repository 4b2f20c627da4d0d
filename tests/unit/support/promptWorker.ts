// The app's pattern worker for tests of what comes of its answers: it never needs the time that ends it.
import type { PatternCheck } from "../../../src/domain/survey/surveyAnswer";

export class PromptWorker {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	postMessage({ index, ...check }: PatternCheck & { index: number }) {
		const data = { index, isMatch: check.pattern.test(check.text) };
		queueMicrotask(() => this.onmessage?.({ data }));
	}
	terminate() {}
}
