// Pull to refresh: a drag down at the top of the page, or a press by keyboard, loads the list again.
import {
	type ReactNode,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { Status } from "../feedback/Status";
import { isEnlarged } from "../layout/windowSize";
import styles from "./PullToRefresh.module.css";

/** The shortest drag that refreshes on release, in px. */
const thresholdPx = 96;
/** Drags that start in these elements do not refresh. */
const ignoredTargets =
	"dialog, [data-over-page], input, select, textarea, .leaflet-container";

/** The class name of a dark pill over the top of the page. */
export const pillClass = styles.float ?? "";

/** `age` says when the content was loaded and is shown during a pull or refresh and while the button has the focus; `refreshed` is announced after a refresh. */
export function PullToRefresh({
	age,
	refreshed,
	onRefresh,
}: {
	age: ReactNode;
	refreshed: ReactNode;
	onRefresh: () => unknown;
}) {
	const pill = useRef<HTMLButtonElement>(null);
	const [state, setState] = useState<"idle" | "busy" | "refreshed">("idle");
	const busy = state === "busy";

	async function refresh() {
		// A second refresh would cancel the first and start again.
		if (busy) return;
		setState("busy");
		await onRefresh();
		setState("refreshed");
	}
	const pulled = useEffectEvent(() => void refresh());

	useEffect(() => {
		let touchStart: Touch | null = null;
		let isPastThreshold = false;
		const showPull = (distance: number) => {
			isPastThreshold = distance >= thresholdPx;
			pill.current?.style.setProperty(
				"--pulled",
				String(Math.min(1, distance / thresholdPx)),
			);
		};
		const start = ({ touches, target }: TouchEvent) => {
			const isContent =
				target instanceof Element && !target.closest(ignoredTargets);
			touchStart =
				touches.length === 1 && scrollY <= 0 && isContent && !isEnlarged()
					? (touches[0] ?? null)
					: null;
			// A second finger ends the pull.
			showPull(0);
		};
		const move = ({ touches }: TouchEvent) => {
			const now = touches[0];
			if (!touchStart || !now) return;
			const down = now.clientY - touchStart.clientY;
			// A sideways swipe moves the carousel instead.
			if (scrollY > 0 || Math.abs(now.clientX - touchStart.clientX) > down)
				touchStart = null;
			showPull(touchStart ? down : 0);
		};
		const end = () => {
			if (isPastThreshold) pulled();
			touchStart = null;
			showPull(0);
		};
		const cancel = () => {
			isPastThreshold = false;
			end();
		};
		const mounted = new AbortController();
		const options = { passive: true, signal: mounted.signal };
		addEventListener("touchstart", start, options);
		addEventListener("touchmove", move, options);
		addEventListener("touchend", end, options);
		addEventListener("touchcancel", cancel, options);
		return () => mounted.abort();
	}, []);

	return (
		<>
			<button
				ref={pill}
				type="button"
				className={`${pillClass} ${styles.pill}`}
				aria-busy={busy || undefined}
				onClick={refresh}
			>
				{age}
			</button>
			<Status className="visually-hidden">
				{state === "refreshed" && refreshed}
			</Status>
		</>
	);
}
