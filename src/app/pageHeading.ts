// Document title and focus follow the heading of the current page.
const product = "Galaxy Gift";

let heading: HTMLElement | null = null;
/** The page has changed and its heading is not focused yet. */
let isFocusPending = false;

function updateTitle(): void {
	const text = heading?.textContent.trim();
	if (text)
		document.title = text === product ? product : `${text} · ${product}`;
}

const headingObserver = new MutationObserver(updateTitle);

function takeFocus(target: HTMLElement): void {
	isFocusPending = false;
	// A dialog, or an element that the person has focused, keeps the focus.
	if (document.querySelector("dialog[open]")) return;
	if (target.closest("main")?.contains(document.activeElement)) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

function findHeading(): void {
	const found = document.querySelector<HTMLElement>("main:not([data-busy]) h1");
	if (!found) return;
	if (found !== heading) {
		heading = found;
		headingObserver.disconnect();
		headingObserver.observe(found, {
			characterData: true,
			childList: true,
			subtree: true,
		});
		updateTitle();
	}
	if (isFocusPending) takeFocus(found);
}

/** Moves the focus to the new page's heading as soon as it is rendered. */
export function focusPageHeading(): void {
	isFocusPending = true;
	findHeading();
}

/** Keeps the document's title equal to the page's heading; called once. */
export function syncTitleWithHeading(): void {
	findHeading();
	const app = document.getElementById("app");
	if (app)
		new MutationObserver(findHeading).observe(app, {
			childList: true,
			subtree: true,
		});
}
