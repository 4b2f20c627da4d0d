// The phone's back closes what lies over the page first: an entry of the history that stands for the open dialogs and sheets.

/** In the history state of such an entry. */
const mark = "overlay";
const isGuard = (state: unknown) =>
	typeof state === "object" && state !== null && mark in state;

/** What asks each open dialog to close, the topmost last. */
const open: (() => void)[] = [];
let onGuard = isGuard(history.state);
/** The entry under the guard, and what has become of it since. */
let under = location.href;
let latest: { state: object; href: string } | null = null;
/** The guard is being taken away, which takes a moment; what comes meanwhile waits. */
let removing = false;
/** The app itself steps back, which takes a moment: what lies over the page stays, and is guarded again after it. */
let passing = false;
/** The page is being left for another document; a step back now would break that off. */
let leaving = false;
let waiting: (() => void)[] = [];

const native = {
	push: History.prototype.pushState.bind(history),
	replace: History.prototype.replaceState.bind(history),
	back: History.prototype.back.bind(history),
	go: History.prototype.go.bind(history),
};

function add(): void {
	if (onGuard || passing || open.length === 0) return;
	under = location.href;
	latest = null;
	native.push({ ...history.state, [mark]: true }, "", under);
	onGuard = true;
}

function remove(): void {
	if (!onGuard || removing || leaving || open.length > 0) return;
	removing = true;
	native.back();
}

/** Dialogs that come and go in one breath share one guard. */
const settle = () => setTimeout(() => (open.length > 0 ? add() : remove()));

/** Other code's steps as the router knows them, which hears of them; the browser's own until takeOver. */
const router = { push: native.push, replace: native.replace };

/**
 * The page under a guard takes over what its address has become meanwhile. The
 * router has to hear of it: a browser tells it of the step back first, as if
 * the page were to be the former one again.
 */
function carryOver(): void {
	if (latest) router.replace(latest.state, "", latest.href);
	latest = null;
}

function stepped(event: PopStateEvent): void {
	const was = onGuard;
	onGuard = isGuard(event.state);
	if (removing) {
		event.stopImmediatePropagation();
		removing = false;
		carryOver();
		const work = waiting;
		waiting = [];
		for (const each of work) each();
		settle();
	} else if (passing) {
		passing = false;
		settle();
	} else if (onGuard) settle();
	else if (was && location.href === under) {
		// The router need not hear of it: the page is the same.
		event.stopImmediatePropagation();
		carryOver();
		const close = open.at(-1);
		if (close) close();
		else native.back();
		// One that stays, and those below, are guarded anew.
		settle();
	} else for (const close of [...open]) close();
}

/** A step back of other code means the page, not the guard over it: a dialog may have opened in the same breath. */
function passBack(): void {
	passing = true;
	native.go(onGuard ? -2 : -1);
	// With nothing behind there is no step to hear of.
	setTimeout(() => {
		passing = false;
		settle();
	}, 1000);
}

/** Other code's steps take the place of a guard, so that back never meets one whose dialog has gone. */
function takeOver(): void {
	router.push = history.pushState.bind(history);
	router.replace = history.replaceState.bind(history);
	const orWait = (now: () => void, later: () => void) => {
		if (removing) waiting.push(later);
		else now();
	};
	history.pushState = (state, unused, url) =>
		orWait(
			() => {
				if (onGuard) router.replace(state, unused, url);
				else router.push(state, unused, url);
				onGuard = false;
				settle();
			},
			() => router.push(state, unused, url),
		);
	history.replaceState = (state, unused, url) =>
		orWait(
			() => {
				if (!onGuard) return router.replace(state, unused, url);
				router.replace({ ...state, [mark]: true }, unused, url);
				latest = { state, href: location.href };
			},
			() => router.replace(state, unused, url),
		);
	history.back = () => orWait(passBack, native.back);
}

takeOver();
addEventListener("popstate", stepped, { capture: true });
addEventListener("pageshow", () => {
	leaving = false;
});
settle();

/**
 * Guards an open dialog: the phone's back calls `close` instead of leaving the
 * page. Returns what ends it, to be called when the dialog closes.
 */
export function closeOnBack(close: () => void): () => void {
	open.push(close);
	settle();
	return () => {
		const at = open.indexOf(close);
		if (at >= 0) open.splice(at, 1);
		settle();
	};
}

/** Does the work once the entry of a dialog that has just closed is gone: without motion the dialog is away before it. */
export function afterGuardRemoved(work: () => void): void {
	setTimeout(() => (removing ? waiting.push(work) : work()));
}

/** Loads another document, also from a dialog that closes in the same breath. */
export function loadDocument(href: string): void {
	leaving = true;
	const go = () => location.assign(href);
	if (removing) waiting.push(go);
	else go();
}
