// Keeps the focus near an element that is removed or disabled while it has the focus, such as a retry button after its success.
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

const isFocusable = (element: Element): boolean =>
	element.isConnected && !element.matches(":disabled");

function isLost(): boolean {
	const [last] = focusPath;
	if (!last || isFocusable(last)) return false;
	const { activeElement, body } = document;
	// Browsers take the focus from a disabled element, some of them late.
	return activeElement === body || activeElement === last;
}

function restore(): void {
	if (!isLost()) return;
	const nearest = focusPath.find(isFocusable);
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
	}).observe(document.body, {
		childList: true,
		subtree: true,
		attributeFilter: ["disabled"],
	});
}
