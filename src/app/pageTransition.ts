// The motion of a page change: one view transition by the order numbers of both pages (1 §2).
import type { AnyRouter } from "@tanstack/react-router";
import { slideOf } from "../domain/slide";

/** Which way the page slides; null where nothing does. */
function slide(
	router: AnyRouter,
	orderOf: (path: string) => number,
): string | null {
	const from = router.stores.resolvedLocation.get();
	const to = router.latestLocation;
	// Without a page behind, within one page, or for who asked for no motion, nothing slides (1 §2).
	if (
		!from ||
		from.pathname === to.pathname ||
		matchMedia("(prefers-reduced-motion: reduce)").matches
	)
		return null;
	return slideOf(orderOf(from.pathname), orderOf(to.pathname));
}

/**
 * Has the router's page changes slide. The router's own way to do so leaves the
 * promises of a transition unhandled: one that the next page change interrupts,
 * or a hidden page, rejects them ("Transition was skipped"), which is no failure.
 */
export function slidePages(
	router: AnyRouter,
	orderOf: (path: string) => number,
): void {
	router.startViewTransition = (update: () => Promise<void>) => {
		const isWanted = router.shouldViewTransition !== false;
		router.shouldViewTransition = undefined;
		const type = isWanted ? slide(router, orderOf) : null;
		if (!type || typeof document.startViewTransition !== "function")
			return update();
		const hasTypes = CSS.supports("selector(:active-view-transition-type(a))");
		const transition = document.startViewTransition(
			hasTypes ? { update, types: [type] } : update,
		);
		for (const promise of [transition.ready, transition.finished])
			promise.catch(() => undefined);
		return transition.updateCallbackDone;
	};
}
