// A tour over a page: highlights targets with a tooltip, next and skip (3 §4, 3 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { tourStep } from "../../platform/session/homeFlow";
import { tutorialMutations } from "../../queries/tutorial";
import { Button } from "../../ui/form/Button";
import modalClass from "../../ui/overlay/Modal.module.css";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { useModal } from "../../ui/overlay/useModal";
import styles from "./Tour.module.css";
import { useTooltipPlace, useTourTarget } from "./useTourTarget";

export interface TourStop {
	/** A CSS selector that no other stop of the tour has; the first match is the target. */
	target: string;
	title: ReactNode;
	text: ReactNode;
}

const px = (length = 0) => `${length}px`;

/** Continues at the saved step after a reload, and reports to the server that it has ended; Escape and back skip it. */
export function Tour({
	name,
	tutorialId,
	stops,
	lastLabel,
	onEnd,
}: {
	/** The key of the saved step. */
	name: string;
	/** The server's id of the tour. */
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
	const next = Math.min(at, steps - 1);
	function end(how: "finished" | "skipped") {
		tourStep.drop();
		complete.mutate(tutorialId);
		onEnd(how);
	}
	function forward() {
		if (next === steps - 1) return end("finished");
		setAt(next + 1);
		tourStep.save({ name, at: next + 1 });
	}
	const located = useTourTarget(stops[next]?.target ?? "", forward);
	// The previous stop is shown until the target of the next one appears.
	const shown = located
		? stops.findIndex(({ target }) => target === located.selector)
		: next;
	const isWaiting = shown !== next;
	const stop = stops[shown];
	const isLast = shown === steps - 1;
	const target = located?.element ?? null;
	const { present, dialog } = useModal({
		open: true,
		onClose: () => end("skipped"),
	});
	useContentGuard(shown);
	const tooltip = useRef<HTMLDivElement>(null);
	const place = useTooltipPlace(tooltip, target);
	// A tooltip without its place is hidden and cannot have the focus.
	const isPlaced = target !== null && place !== null;
	const placed = isPlaced ? shown : null;
	useEffect(() => {
		if (placed !== null)
			tooltip.current?.querySelector<HTMLElement>("[data-forward]")?.focus();
	}, [placed]);
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
					<Button size="small" data-forward busy={isWaiting} onClick={forward}>
						{isLast ? (lastLabel ?? <Trans>Done</Trans>) : <Trans>Next</Trans>}
					</Button>
				</div>
			</div>
		</dialog>
	);
}
