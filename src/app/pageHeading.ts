// Makes the document's title and the focus follow the heading of the current page; the title starts with the page's subject.
const product = "Galaxy Gift";

let heading: HTMLElement | null = null;
/** Whether the page has changed and its heading is not focused yet. */
let isFocusPending = false;

const pageOf = (element: HTMLElement | null) => element?.closest("main");

function updateTitle(): void {
	const text = heading?.textContent.trim();
	if (!text) return;
	const subject = pageOf(heading)?.dataset.subject ?? "";
	const parts = [subject, text, product].filter(Boolean);
	document.title = [...new Set(parts)].join(" · ");
}

const headingObserver = new MutationObserver(updateTitle);

function takeFocus(target: HTMLElement): void {
	isFocusPending = false;
	// A dialog, or an element that the person has focused, keeps the focus.
	if (document.querySelector("dialog[open]")) return;
	if (pageOf(target)?.contains(document.activeElement)) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

function findHeading(): void {
	const currentHeading = document.querySelector<HTMLElement>(
		"main:not([data-busy]) h1",
	);
	if (!currentHeading) return;
	if (currentHeading !== heading) {
		heading = currentHeading;
		headingObserver.disconnect();
		headingObserver.observe(currentHeading, {
			characterData: true,
			childList: true,
			subtree: true,
		});
		const page = pageOf(currentHeading);
		if (page)
			headingObserver.observe(page, { attributeFilter: ["data-subject"] });
		updateTitle();
	}
	if (isFocusPending) takeFocus(currentHeading);
}

/** Moves the focus to the new page's heading as soon as it is rendered. */
export function focusPageHeading(): void {
	isFocusPending = true;
	findHeading();
}

let isSyncing = false;

/** Keeps the document's title in sync with the page's heading and subject. */
export function syncTitleWithHeading(): void {
	if (isSyncing) return;
	isSyncing = true;
	findHeading();
	const app = document.getElementById("app");
	if (app)
		new MutationObserver(findHeading).observe(app, {
			childList: true,
			subtree: true,
		});
}
