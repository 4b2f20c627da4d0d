// The web worker that matches texts against patterns, so that a slow pattern never blocks the page.

addEventListener(
	"message",
	({
		data: { index, pattern, text },
	}: MessageEvent<{ index: number; pattern: RegExp; text: string }>) =>
		postMessage({ index, isMatch: pattern.test(text) }),
);
