// The heading of the page on the screen: it names the document, and takes the focus when the page has changed.

const product = "Galaxy Gift";

let heading: HTMLElement | null = null;
/** Whether the page has just changed and the focus is still to go to its heading. */
let awaited = false;

function nameDocument(): void {
	const text = heading?.textContent?.trim();
	if (text)
		document.title = text === product ? product : `${text} · ${product}`;
}

const words = new MutationObserver(nameDocument);

function takeFocus(target: HTMLElement): void {
	awaited = false;
	// A dialog keeps the focus, and so does what a person has reached already.
	if (document.querySelector("dialog[open]")) return;
	if (target.closest("main")?.contains(document.activeElement)) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

function look(): void {
	const found = document.querySelector<HTMLElement>("main:not([aria-busy]) h1");
	if (!found) return;
	if (found !== heading) {
		heading = found;
		words.disconnect();
		words.observe(found, {
			characterData: true,
			childList: true,
			subtree: true,
		});
		nameDocument();
	}
	if (awaited) takeFocus(found);
}

/** Another page stands on the screen, or its skeleton: its heading gets the focus as soon as it is there. */
export function focusPageHeading(): void {
	awaited = true;
	look();
}

/** Keeps the document's title at the page's heading, in the person's language. */
export function followPageHeading(): void {
	look();
	const app = document.getElementById("app");
	if (app)
		new MutationObserver(look).observe(app, { childList: true, subtree: true });
}
