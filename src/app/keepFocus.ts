// Keeps the focus near an element that is removed while it has the focus, such as a retry button after its success.
import { focusPageHeading } from "./heading";

/** Longer than an effect that moves the focus itself, in ms. */
const delayMs = 100;

/** The element that had the focus last, and its ancestors. */
let path: Element[] = [];

function remember({ target }: FocusEvent): void {
	path = [];
	let element = target instanceof Element ? target : null;
	for (; element; element = element.parentElement) path.push(element);
}

const isLost = (): boolean =>
	path[0]?.isConnected === false && document.activeElement === document.body;

function restore(): void {
	if (!isLost()) return;
	const near = path.find((element) => element.isConnected);
	path = [];
	// Everything outside an open dialog is inert.
	const place = document.querySelector("dialog[open]")
		? "dialog[open]"
		: "main";
	if (near instanceof HTMLElement && near.closest(place)) {
		if (!near.hasAttribute("tabindex")) near.tabIndex = -1;
		near.focus({ preventScroll: true });
	} else focusPageHeading();
}

/** Called once. */
export function startKeepingFocus(): void {
	document.addEventListener("focusin", remember);
	new MutationObserver(() => {
		if (isLost()) setTimeout(restore, delayMs);
	}).observe(document.body, { childList: true, subtree: true });
}
