// Runs before the first paint: chooses the skeletons by the address, and recovers a start whose script is missing or broken.

import { privilegeParameter } from "../../../src/domain/app/pagePaths";
import { pause } from "../../../src/platform/browser/idle";
import { serviceWorkers } from "../../../src/platform/browser/serviceWorkers";
import { activateLatest } from "../../../src/platform/pwa/activateLatest";
import { stored } from "./stored";

const { dataset } = document.documentElement;
dataset.start = /^\/(hub)?$/.test(location.pathname) ? "home" : "page";
// Without a token no privilege opens (1 §4).
if (
	stored("token") &&
	new URLSearchParams(location.search).get(privilegeParameter)
)
	dataset.startPrivilege = "";

/** Resolves to undefined at the time limit: older browsers have no AbortSignal.timeout, and a stalled transfer does not end by itself. */
const withinLimit = <Result>(work: Promise<Result>) =>
	Promise.race([work, pause(8000)]);

/** Whether the host answers, asked before a reload because the browser may be wrong about the network and would show its own error page; the origin is added, because a path that starts with two slashes would name another host. */
const hostAnswers = () =>
	withinLimit(
		fetch(location.origin + location.pathname, {
			method: "HEAD",
			cache: "no-store",
		}).then(
			({ status }) => status < 500,
			() => false,
		),
	);

/** Fetches a file past the HTTP cache, which may hold a wrong reply of the host and would return it after a reload too. */
const refetch = (src: string) =>
	withinLimit(
		fetch(src, { cache: "reload" })
			.then((reply) => reply.blob())
			.catch(() => {}),
	);

/** Reloads once per script, because a new release may have removed it after the page was sent; then shows the failure. */
async function recoverScript(src: string) {
	try {
		if (
			sessionStorage.getItem("healed-entry") !== src &&
			(await hostAnswers())
		) {
			sessionStorage.setItem("healed-entry", src);
			await refetch(src);
			return location.reload();
		}
	} catch {}
	dispatchEvent(new Event("start-failed"));
}

/** Whether an address is a script of the app: an extension or an app around the page may add others, which the page's policy refuses. */
const isOwn = (address: string) =>
	address.startsWith(`${location.origin}/assets/`);

// The error event of an element does not bubble, so it is captured.
addEventListener(
	"error",
	(event) => {
		const { target } = event;
		if (target instanceof HTMLScriptElement) {
			if (isOwn(target.src)) void recoverScript(target.src);
		}
		// The script was loaded but cannot run.
		else if (event.error && isOwn(event.filename))
			dispatchEvent(new Event("start-failed"));
	},
	true,
);

// Replaces the skeleton with the message of index.html; a page that is rendered already stays.
addEventListener("start-failed", () => {
	const place = document.querySelector(".start-home")?.parentElement;
	// Its message is in both languages, because the chosen one may not be known.
	const template = document.getElementById("start-failed");
	if (!place || !(template instanceof HTMLTemplateElement)) return;
	place.replaceChildren(template.content.cloneNode(true));
	// The worker's files may be damaged, which its check by length misses; it repairs them when the app is idle, which will not happen now.
	serviceWorkers()?.controller?.postMessage({
		type: "idle",
		isSavingData: true,
	});
	const hasWorker = () => Boolean(serviceWorkers()?.controller);
	// Only the service worker can show saved codes without the app (src/sw.ts).
	if (!hasWorker()) place.querySelector("a")?.remove();
	place.querySelector("button")?.addEventListener("click", async () => {
		// A release that cannot start must not prevent the one that mends it.
		await activateLatest();
		if (hasWorker() || (await hostAnswers())) location.reload();
	});
});
