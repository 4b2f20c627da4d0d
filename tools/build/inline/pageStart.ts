// Runs before the first paint: chooses the skeleton by the address, and recovers a start whose script is missing.

import { serviceWorkers } from "../../../src/platform/browser/serviceWorkers";

document.documentElement.dataset.start = /^\/(hub)?$/.test(location.pathname)
	? "home"
	: "page";

/** The browser may report a network that is not there, and a reload would show its own error page: ask the host first. */
const hostAnswers = () =>
	fetch(location.pathname, {
		method: "HEAD",
		cache: "no-store",
		signal: AbortSignal.timeout?.(8000),
	}).then(
		({ status }) => status < 500,
		() => false,
	);

/** A release may have removed the script after the page was sent: reload once per script, then say so. */
async function recoverScript(src: string) {
	try {
		if (
			sessionStorage.getItem("healed-entry") !== src &&
			(await hostAnswers())
		) {
			sessionStorage.setItem("healed-entry", src);
			return location.reload();
		}
	} catch {}
	dispatchEvent(new Event("start-failed"));
}

// The error of an element does not bubble: it is seen while it is captured.
addEventListener(
	"error",
	({ target }) => {
		if (target instanceof HTMLScriptElement) void recoverScript(target.src);
	},
	true,
);

// Replaces the skeleton with the message of index.html; a page that is drawn already stays.
addEventListener("start-failed", () => {
	const place = document.querySelector(".start-home")?.parentElement;
	const template = document.getElementById("start-failed");
	if (!place || !(template instanceof HTMLTemplateElement)) return;
	place.replaceChildren(template.content.cloneNode(true));
	const hasWorker = () => Boolean(serviceWorkers()?.controller);
	// Only the service worker can show saved codes without the app (src/sw/answerNavigation.ts).
	if (!hasWorker()) place.querySelector("a")?.remove();
	place.querySelector("button")?.addEventListener("click", async () => {
		if (hasWorker() || (await hostAnswers())) location.reload();
	});
});
