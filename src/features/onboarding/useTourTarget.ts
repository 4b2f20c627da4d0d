// The target of a tour's stop, and the place of the tooltip beside it (3 §4, 3 §9).
import {
	type RefObject,
	useEffectEvent,
	useLayoutEffect,
	useState,
} from "react";
import {
	type Box,
	type TooltipPlace,
	tooltipHeight,
	tooltipPlace,
	tooltipWidth,
} from "../../domain/home/tour";
import { combineStops, listen } from "../../platform/browser/listen";
import { windowSize } from "../../ui/layout/windowSize";

/** How long to wait for a target, in ms. */
const timeoutMs = 4000;

/** Scrolls the target into view and returns it with its selector; until it appears, returns the previous target. `onMissing` is called if it does not appear in time. */
export function useTourTarget(selector: string, onMissing: () => void) {
	const [located, setLocated] = useState<{
		selector: string;
		element: Element;
	} | null>(null);
	const reportMissing = useEffectEvent(onMissing);
	// A layout effect, so that no waiting state is painted for a target that already exists.
	useLayoutEffect(() => {
		const observer = new MutationObserver(locate);
		const timer = setTimeout(() => reportMissing(), timeoutMs);
		function stop() {
			observer.disconnect();
			clearTimeout(timer);
		}
		function locate() {
			const element = document.querySelector(selector);
			if (!element) return;
			stop();
			element.scrollIntoView({ block: "center", behavior: "instant" });
			setLocated({ selector, element });
		}
		observer.observe(document.body, { childList: true, subtree: true });
		locate();
		return stop;
	}, [selector]);
	return located;
}

/** The place of the tooltip beside its target, kept up to date; null until there is a target. */
export function useTooltipPlace(
	tooltip: RefObject<HTMLElement | null>,
	target: Element | null,
) {
	const [place, setPlace] = useState<
		(TooltipPlace & { highlight: Box }) | null
	>(null);
	useLayoutEffect(() => {
		if (!target) return;
		const updatePosition = () => {
			const highlight = target.getBoundingClientRect();
			const size = {
				width: tooltip.current?.offsetWidth || tooltipWidth,
				height: tooltip.current?.offsetHeight || tooltipHeight,
			};
			setPlace({ ...tooltipPlace(highlight, size, windowSize()), highlight });
		};
		updatePosition();
		const sizes = new ResizeObserver(updatePosition);
		sizes.observe(target);
		if (tooltip.current) sizes.observe(tooltip.current);
		return combineStops(
			() => sizes.disconnect(),
			listen("resize", updatePosition),
			listen("scroll", updatePosition, { capture: true }),
		);
	}, [tooltip, target]);
	return place;
}
