// Keeps the focus near an element that is removed while it has the focus, such as a retry button after its success.
import { focusPageHeading } from "./pageHeading";

/** Longer than an effect that moves the focus itself, in ms. */
const delayMs = 100;

/** The element that had the focus last, and its ancestors. */
let focusPath: Element[] = [];

function remember({ target }: FocusEvent): void {
	focusPath = [];
	let element = target instanceof Element ? target : null;
	for (; element; element = element.parentElement) focusPath.push(element);
}

const isLost = (): boolean =>
	focusPath[0]?.isConnected === false &&
	document.activeElement === document.body;

function restore(): void {
	if (!isLost()) return;
	const nearest = focusPath.find((element) => element.isConnected);
	focusPath = [];
	// Everything outside an open dialog is inert.
	const place = document.querySelector("dialog[open]")
		? "dialog[open]"
		: "main";
	if (nearest instanceof HTMLElement && nearest.closest(place)) {
		if (!nearest.hasAttribute("tabindex")) nearest.tabIndex = -1;
		nearest.focus({ preventScroll: true });
	} else focusPageHeading();
}

/** Called once. */
export function startKeepingFocus(): void {
	document.addEventListener("focusin", remember);
	new MutationObserver(() => {
		if (isLost()) setTimeout(restore, delayMs);
	}).observe(document.body, { childList: true, subtree: true });
}
