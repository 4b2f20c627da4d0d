// When the first loads of the page have ended.
import { whenIdle } from "../browser/idle";
import { queryClient } from "./queryClient";

/** Resolves when the first loads have ended or the person presses something, after 4 s at most. */
export function whenFirstLoadsDone(): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			unsubscribe();
			for (const timer of timers) clearTimeout(timer);
			removeEventListener("pointerdown", done);
			whenIdle(resolve);
		};
		const check = () => {
			if (queryClient.isFetching() === 0) done();
		};
		const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
			if (event.type === "updated") check();
		});
		const timers = [setTimeout(check, 500), setTimeout(done, 4000)];
		addEventListener("pointerdown", done, { once: true });
	});
}
