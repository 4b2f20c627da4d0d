// Fills the skeleton of home in index.html with its first deals before the app runs.

import {
	pathWithPrivilege,
	privilegeParameter,
} from "../../../src/domain/app/pagePaths";
import { homeBanners } from "../../../src/domain/home/banner";
import { type HomeStart, homeStart } from "../../../src/domain/home/homeStart";
import { readLocale } from "../../../src/domain/text/localized";
import { visibleCardsInRow } from "../../../src/ui/layout/visibleItems";
import { placeholderColour } from "../../../src/ui/media/placeholderColour";
import { addPicture } from "./addPicture";
import { serverNow, stored, storedSub } from "./stored";

/** Appends a title whose lines break between phrases, like those of the app (ui/layout/PhraseWrap.tsx). */
function addTitle(place: Element | null, phrases: readonly string[]) {
	for (const phrase of phrases) {
		const text = document.createElement("span");
		text.textContent = phrase.trim();
		if (phrases.length > 1) text.style.whiteSpace = "nowrap";
		const isApart = phrase !== phrase.trimEnd();
		place?.append(text, isApart ? " " : document.createElement("wbr"));
	}
}

/** Opens a privilege over home by changing the address: the app starts with it, or follows it if it is starting already. */
function openPrivilege(reference: string) {
	const path = pathWithPrivilege(
		location.pathname + location.search,
		reference,
	);
	// Counted as in src/app/appHistory.ts; the router keeps the state of an entry that has a key.
	const entryIndex = (history.state?.entryIndex ?? 0) + 1;
	history.pushState({ key: String(Math.random()), entryIndex }, "", path);
	showAddressed();
	// Handles back and forward until the app does.
	addEventListener("popstate", showAddressed);
}

/** Shows the skeleton of a privilege if the address has one, else hides it. */
function showAddressed() {
	const { dataset } = document.documentElement;
	if (new URLSearchParams(location.search).has(privilegeParameter))
		dataset.startPrivilege = "";
	else delete dataset.startPrivilege;
}

/** Fills the skeleton once, unless the app has replaced it. Adds the deals' pictures only if `isSaved`, because otherwise they would slow down the load of the app's code. Cards out of sight stay empty, because each delays the app. */
function fillSkeleton(
	{ banner, deals }: HomeStart,
	apiHost: string,
	isSaved: boolean,
) {
	const skeleton = document.querySelector(".start-home");
	const places = skeleton?.querySelector("[data-deals]")?.children;
	const template = document.querySelector("template[data-deal]");
	if (!skeleton || !places || skeleton.querySelector("img, article")) return;
	addPicture(skeleton.querySelector("[data-banner]"), banner, apiHost);
	if (!(template instanceof HTMLTemplateElement)) return;
	const shown = deals.slice(0, visibleCardsInRow());
	for (const [index, deal] of shown.entries()) {
		const { picture, logo, brand, title, reference } = deal;
		const card = document.importNode(template.content, true);
		const part = (name: string) =>
			card.querySelector<HTMLElement>(`[data-part="${name}"]`);
		for (const [name, src] of [
			["picture", picture],
			["logo", logo],
		] as const) {
			const colour = placeholderColour(src) ?? "";
			part(name)?.style.setProperty("--placeholder", colour);
			if (isSaved) addPicture(part(name), src, apiHost);
		}
		part("brand")?.append(brand);
		addTitle(part("title"), title);
		// A former release saved no references.
		if (reference)
			card
				.querySelector("article")
				?.addEventListener("click", () => openPrivilege(reference));
		places[index]?.replaceWith(card);
	}
}

const reveal = (selector: string) =>
	document.querySelector(selector)?.removeAttribute("hidden");

/** Shows what this customer's last visit has saved of home, and the space for what is above it: coupons that end soon, the offline notice. */
export function showSavedHome(apiHost: string): void {
	const { dataset } = document.documentElement;
	const search = new URLSearchParams(location.search);
	if (dataset.start !== "home" || "startPrivilege" in dataset) return;
	// The token may sign in another account.
	if (search.has("token")) return;
	try {
		const own = `customer/${storedSub()}/`;
		if (Number(stored(`${own}ending-soon`)) > serverNow())
			reveal("[data-ending]");
		if (!navigator.onLine) reveal("[data-offline]");
		const saved: HomeStart = JSON.parse(stored(`${own}home-start`) ?? "null");
		if (saved?.locale === readLocale(stored("locale")))
			fillSkeleton(saved, stored("api-host") ?? apiHost, true);
	} catch {
		// The saved data is damaged, so the skeleton stays as it is.
	}
}

/** Shows the first deals of a reply to GetSetBanner. */
export async function showHome(reply: Promise<Response>, apiHost: string) {
	const { data } = await (await reply).clone().json();
	const start = homeStart(
		homeBanners(data, serverNow()),
		readLocale(stored("locale")),
	);
	fillSkeleton(start, apiHost, false);
}
