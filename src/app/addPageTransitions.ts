// The animation of a page change: a view transition whose direction depends on the order numbers of both pages (1 §2).
import type { AnyRouter } from "@tanstack/react-router";

/**
 * Makes page changes slide. The router's own view transitions leave rejected promises unhandled
 * ("Transition was skipped", for an interrupted change or a hidden page).
 */
export function addPageTransitions(
	router: AnyRouter,
	orderOf: (path: string) => number,
): void {
	/** The address of a history step that the browser has animated itself, for instance after a swipe from the edge. */
	let animatedAddress = "";
	addEventListener("popstate", ({ hasUAVisualTransition }) => {
		animatedAddress = hasUAVisualTransition ? location.href : "";
	});
	router.startViewTransition = (update: () => Promise<void>) => {
		const from = router.stores.resolvedLocation.get()?.pathname;
		const to = router.latestLocation.pathname;
		const isAnimated = location.href === animatedAddress;
		// Cleared, because a later press may open the same address.
		animatedAddress = "";
		// No animation for the first page, within a page, after the page's own skeleton, with reduced motion, or without transition types (1 §2).
		if (
			!from ||
			from === to ||
			isAnimated ||
			document.querySelector("main[data-pending]") ||
			matchMedia("(prefers-reduced-motion: reduce)").matches ||
			!("ViewTransitionTypeSet" in window)
		)
			return update();
		const isForward = orderOf(to) > orderOf(from);
		const types = [isForward ? "slide-left" : "slide-right"];
		const transition = document.startViewTransition({ update, types });
		for (const promise of [transition.ready, transition.finished])
			promise.catch(() => {});
		return transition.updateCallbackDone;
	};
}
