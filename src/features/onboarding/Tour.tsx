// A tour over a page: highlights targets with a tooltip, next and skip (3 §4, 3 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useRef,
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
import { tourStep } from "../../platform/session/homeFlow";
import { tutorialMutations } from "../../queries/tutorial";
import { Button } from "../../ui/form/Button";
import { windowSize } from "../../ui/layout/windowSize";
import modalClass from "../../ui/overlay/Modal.module.css";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { useModal } from "../../ui/overlay/useModal";
import styles from "./Tour.module.css";

export interface TourStop {
	/** A CSS selector; the first match is the target. */
	target: string;
	title: ReactNode;
	text: ReactNode;
}

/** How long to wait for a target, in ms. */
const timeoutMs = 4000;

const px = (length = 0) => `${length}px`;

/** Scrolls the target into view; `onMissing` is called where it does not appear in time. */
function useTarget(selector: string, onMissing: () => void): Element | null {
	const [found, setFound] = useState<Element | null>(null);
	const reportMissing = useEffectEvent(onMissing);
	useEffect(() => {
		const watcher = new MutationObserver(look);
		const timer = setTimeout(() => reportMissing(), timeoutMs);
		function stop() {
			watcher.disconnect();
			clearTimeout(timer);
		}
		function look() {
			const element = document.querySelector(selector);
			if (!element) return;
			stop();
			element.scrollIntoView({ block: "center", behavior: "instant" });
			setFound(element);
		}
		watcher.observe(document.body, { childList: true, subtree: true });
		look();
		return () => {
			stop();
			setFound(null);
		};
	}, [selector]);
	return found;
}

/** The place of the tooltip beside its target, kept up to date; null until there is a target. */
function useTooltipPlace(
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

/** Continues at its step after a reload, and reports its end; Escape and back skip it. */
export function Tour({
	name,
	tutorialId,
	stops,
	lastLabel,
	onEnd,
}: {
	/** The key of the saved step. */
	name: string;
	/** The server's id of the tour; "" for a preview. */
	tutorialId: string;
	stops: readonly TourStop[];
	lastLabel?: ReactNode;
	onEnd: (how: "finished" | "skipped") => void;
}) {
	const { t } = useLingui();
	const titleId = useId();
	const textId = useId();
	const [at, setAt] = useState(() => {
		const saved = tourStep.read();
		return saved?.name === name ? saved.at : 0;
	});
	const complete = useMutation(tutorialMutations.complete());
	const steps = stops.length;
	const shown = Math.min(at, steps - 1);
	const stop = stops[shown];
	const isLast = shown === steps - 1;
	function end(how: "finished" | "skipped") {
		tourStep.drop();
		if (tutorialId) complete.mutate(tutorialId);
		onEnd(how);
	}
	function forward() {
		if (isLast) return end("finished");
		setAt(shown + 1);
		tourStep.save({ name, at: shown + 1 });
	}
	const target = useTarget(stop?.target ?? "", forward);
	const { present, dialog } = useModal({
		open: true,
		onClose: () => end("skipped"),
	});
	useContentGuard(shown);
	const tooltip = useRef<HTMLDivElement>(null);
	const place = useTooltipPlace(tooltip, target);
	// Until then the tooltip is hidden and cannot have the focus.
	const isPlaced = target !== null && place !== null;
	useEffect(() => {
		if (isPlaced)
			tooltip.current?.querySelector<HTMLElement>("[data-forward]")?.focus();
	}, [isPlaced]);
	if (!present || !stop) return null;
	const number = shown + 1;
	return (
		<dialog
			{...dialog}
			className={`${modalClass.modal} ${styles.tour}`}
			aria-labelledby={titleId}
			aria-describedby={textId}
		>
			<div
				className={styles.highlight}
				aria-hidden="true"
				style={{
					"--left": px(place?.highlight.left),
					"--top": px(place?.highlight.top),
					"--width": px(place?.highlight.width),
					"--height": px(place?.highlight.height),
				}}
			/>
			<div
				ref={tooltip}
				className={styles.tooltip}
				data-side={place?.side}
				data-placed={isPlaced || undefined}
				style={{
					"--left": px(place?.left),
					"--top": px(place?.top),
					"--arrow": px(place?.arrow),
				}}
			>
				<div aria-live="polite">
					<h2 id={titleId} className={styles.title}>
						{stop.title}
					</h2>
					<p id={textId} className={styles.text}>
						{stop.text}
					</p>
				</div>
				<div className={styles.foot}>
					<span
						className={styles.count}
						role="img"
						aria-label={t`Step ${number} of ${steps}`}
					>
						{number}/{steps}
					</span>
					{!isLast && (
						<button
							type="button"
							className={`target ${styles.skip}`}
							onClick={() => end("skipped")}
						>
							<Trans>Skip</Trans>
						</button>
					)}
					<Button size="small" data-forward onClick={forward}>
						{isLast ? (lastLabel ?? <Trans>Done</Trans>) : <Trans>Next</Trans>}
					</Button>
				</div>
			</div>
		</dialog>
	);
}
