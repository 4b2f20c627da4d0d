// The motion of a page change: one view transition by the order numbers of both pages (1 §2).
import type { AnyRouter } from "@tanstack/react-router";
import { slideDirection } from "../domain/app/slideDirection";

/**
 * Has the router's page changes slide. The router's own way to do so leaves the
 * promises of a transition unhandled: one that the next page change interrupts,
 * or a hidden page, rejects them ("Transition was skipped"), which is no failure.
 */
export function addPageTransitions(
	router: AnyRouter,
	orderOf: (path: string) => number,
): void {
	router.startViewTransition = (update: () => Promise<void>) => {
		const from = router.stores.resolvedLocation.get()?.pathname;
		const to = router.latestLocation.pathname;
		// Without a page behind, within one page, for who asked for no motion, or in a browser that knows no direction, nothing slides (1 §2).
		if (
			!from ||
			from === to ||
			matchMedia("(prefers-reduced-motion: reduce)").matches ||
			!("ViewTransitionTypeSet" in window)
		)
			return update();
		const types = [slideDirection(orderOf(from), orderOf(to))];
		const transition = document.startViewTransition({ update, types });
		for (const promise of [transition.ready, transition.finished])
			promise.catch(() => {});
		return transition.updateCallbackDone;
	};
}
