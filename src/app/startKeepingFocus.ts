// Keeps the focus near an element that is removed or disabled while it has the focus, such as a retry button after its success.
import { topModal } from "../ui/overlay/openModals";
import { focusPageHeading } from "./pageHeading";

/** The delay in ms, which gives an effect time to move the focus itself. */
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

/** Whether the focus is lost; some browsers take it from a disabled element only later. */
const isFocusLost = (last: Element): boolean =>
	[document.body, last].includes(document.activeElement ?? document.body);

function findLostElement(): Element | null {
	const [last] = focusPath;
	return last && !isFocusable(last) && isFocusLost(last) ? last : null;
}

/** The node that took the place of the removed list item around the element, or else the item before it. */
function itemInPlaceOf(lost: Element, changes: readonly MutationRecord[]) {
	const removal = changes.find(({ removedNodes }) =>
		[...removedNodes].some(
			(node) => node instanceof HTMLLIElement && node.contains(lost),
		),
	);
	return removal?.nextSibling ?? removal?.previousSibling;
}

function restore(lost: Element, item: Node | null | undefined): void {
	if (focusPath[0] !== lost || !isFocusLost(lost)) return;
	// The nearest element may be the lost one itself, which may be enabled again.
	const nearest =
		item instanceof HTMLLIElement && item.isConnected
			? item
			: focusPath.find(isFocusable);
	if (nearest === lost && document.activeElement === lost) return;
	focusPath = [];
	// Everything outside the topmost dialog is inert.
	const dialog =
		topModal() ?? document.querySelector<HTMLElement>("dialog[open]");
	const scope = dialog ?? document.querySelector("main");
	if (nearest instanceof HTMLElement && scope?.contains(nearest)) {
		if (nearest !== lost && !nearest.hasAttribute("tabindex"))
			nearest.tabIndex = -1;
		nearest.focus({ preventScroll: true });
	} else if (dialog) dialog.focus({ preventScroll: true });
	else focusPageHeading();
}

/** Starts restoring lost focus; called once. */
export function startKeepingFocus(): void {
	document.addEventListener("focusin", remember);
	new MutationObserver((changes) => {
		const lost = findLostElement();
		if (lost) setTimeout(restore, delayMs, lost, itemInPlaceOf(lost, changes));
	}).observe(document.body, {
		childList: true,
		subtree: true,
		attributeFilter: ["disabled"],
	});
}
