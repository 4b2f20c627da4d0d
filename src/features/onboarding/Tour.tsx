// A tour over a page: one target after another stands in the light, its tooltip beside it, with next and skip (3 §4, 3 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import {
	type ReactNode,
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import {
	type Box,
	canSkip,
	nextTourStep,
	type TooltipPlace,
	tooltipHeight,
	tooltipPlace,
	tooltipWidth,
} from "../../domain/home/tour";
import { Button } from "../../ui/form/Button";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { useModal } from "../../ui/overlay/useModal";
import styles from "./Tour.module.css";

export interface TourStop {
	/** A CSS selector of the target; the first that is on the page. */
	target: string;
	title: ReactNode;
	text: ReactNode;
}

/** How long a target may take to come before its stop is passed over, in ms. */
const timeoutMs = 4000;

const boxOf = (element: Element): Box => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { left, top, width, height };
};

/** The target once it is on the page and in the window; `missing` is called where it does not come. */
function useTarget(selector: string, missing: () => void): Element | null {
	const [found, setFound] = useState<Element | null>(null);
	const giveUp = useEffectEvent(missing);
	useEffect(() => {
		const look = () => {
			const element = document.querySelector(selector);
			if (!element) return false;
			element.scrollIntoView({ block: "center", behavior: "instant" });
			setFound(element);
			return true;
		};
		if (look()) return () => setFound(null);
		const watcher = new MutationObserver(() => {
			if (!look()) return;
			watcher.disconnect();
			clearTimeout(timer);
		});
		watcher.observe(document.body, { childList: true, subtree: true });
		const timer = setTimeout(() => giveUp(), timeoutMs);
		return () => {
			watcher.disconnect();
			clearTimeout(timer);
			setFound(null);
		};
	}, [selector]);
	return found;
}

/**
 * `at`: the stop that is shown, from 0; `onStep` asks for another one, `onEnd`
 * comes after the last or with skip. Escape and the phone's back skip too.
 */
export function Tour({
	stops,
	at,
	lastLabel,
	onStep,
	onEnd,
}: {
	stops: readonly TourStop[];
	at: number;
	/** What the last stop's button says. */
	lastLabel?: ReactNode;
	onStep: (at: number) => void;
	onEnd: (how: "finished" | "skipped") => void;
}) {
	const { t } = useLingui();
	const titleId = useId();
	const steps = stops.length;
	const state = { at: Math.min(at, steps - 1), steps };
	const stop = stops[state.at];
	function forward() {
		const next = nextTourStep(state);
		if (next) onStep(next.at);
		else onEnd("finished");
	}
	const target = useTarget(stop?.target ?? "", forward);
	const { present, dialog } = useModal({
		open: true,
		onClose: () => onEnd("skipped"),
	});
	useContentGuard(state.at);
	const tooltip = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState<(TooltipPlace & { light: Box }) | null>(
		null,
	);
	useLayoutEffect(() => {
		if (!target) return;
		const settle = () => {
			const light = boxOf(target);
			const size = {
				width: tooltipWidth,
				height: tooltip.current?.offsetHeight || tooltipHeight,
			};
			const screen = { width: innerWidth, height: innerHeight };
			setPlace({ ...tooltipPlace(light, size, screen), light });
		};
		settle();
		const sizes = new ResizeObserver(settle);
		sizes.observe(target);
		if (tooltip.current) sizes.observe(tooltip.current);
		addEventListener("resize", settle);
		addEventListener("scroll", settle, true);
		return () => {
			sizes.disconnect();
			removeEventListener("resize", settle);
			removeEventListener("scroll", settle, true);
		};
	}, [target]);
	if (!present || !stop) return null;
	const number = state.at + 1;
	return (
		<dialog {...dialog} className={styles.tour} aria-labelledby={titleId}>
			<div
				className={styles.light}
				aria-hidden="true"
				style={{
					"--left": `${place?.light.left ?? 0}px`,
					"--top": `${place?.light.top ?? 0}px`,
					"--width": `${place?.light.width ?? 0}px`,
					"--height": `${place?.light.height ?? 0}px`,
				}}
			/>
			<div
				ref={tooltip}
				className={styles.tooltip}
				data-side={place?.side}
				data-placed={target && place ? true : undefined}
				style={{
					"--left": `${place?.left ?? 0}px`,
					"--top": `${place?.top ?? 0}px`,
					"--arrow": `${place?.arrow ?? 0}px`,
				}}
			>
				<div aria-live="polite">
					<h2 id={titleId} className={styles.title}>
						{stop.title}
					</h2>
					<p className={styles.text}>{stop.text}</p>
				</div>
				<div className={styles.foot}>
					<span
						className={styles.count}
						role="img"
						aria-label={t`Step ${number} of ${steps}`}
					>
						{number}/{steps}
					</span>
					{canSkip(state) && (
						<button
							type="button"
							className={styles.skip}
							onClick={() => onEnd("skipped")}
						>
							<Trans>Skip</Trans>
						</button>
					)}
					<Button size="small" data-autofocus onClick={forward}>
						{canSkip(state) ? (
							<Trans>Next</Trans>
						) : (
							(lastLabel ?? <Trans>Done</Trans>)
						)}
					</Button>
				</div>
			</div>
		</dialog>
	);
}
