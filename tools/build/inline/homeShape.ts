// Fills the shape of home in index.html with its first deals before the app runs.

import { homeBanners } from "../../../src/domain/home/banner";
import { type HomeStart, homeStart } from "../../../src/domain/home/homeStart";
import { readLocale } from "../../../src/domain/text/localized";
import { visibleCardsInRow } from "../../../src/ui/layout/visibleItems";
import { placeholderColour } from "../../../src/ui/media/placeholderColour";
import { addPicture } from "./addPicture";
import { serverNow, stored, storedSub } from "./stored";

/** Appends a title whose lines end between phrases, as those of the app do (ui/layout/PhraseWrap.tsx). */
function addTitle(place: Element | null, phrases: readonly string[]) {
	for (const phrase of phrases) {
		const text = document.createElement("span");
		text.textContent = phrase.trim();
		if (phrases.length > 1) text.style.whiteSpace = "nowrap";
		const isApart = phrase !== phrase.trimEnd();
		place?.append(text, isApart ? " " : document.createElement("wbr"));
	}
}

/** Fills the shape once, unless the app has taken its place. The deals' pictures come with `isSaved` alone: without it they would take the network from the app's code. Cards out of sight stay empty, since each holds up the app. */
function fillShape(
	{ banner, deals }: HomeStart,
	apiHost: string,
	isSaved: boolean,
) {
	const shape = document.querySelector(".start-home");
	const places = shape?.querySelector("[data-deals]")?.children;
	const template = document.querySelector("template[data-deal]");
	if (!shape || !places || shape.querySelector("img, article")) return;
	addPicture(shape.querySelector("[data-banner]"), banner, apiHost);
	if (!(template instanceof HTMLTemplateElement)) return;
	const shown = deals.slice(0, visibleCardsInRow());
	for (const [index, { picture, logo, brand, title }] of shown.entries()) {
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
		places[index]?.replaceWith(card);
	}
}

const showRoom = (selector: string) =>
	document.querySelector(selector)?.removeAttribute("hidden");

/** Shows what a former visit of this customer has saved of home, and the room of what stands above it: coupons that end soon, the word that there is no network. */
export function showSavedHome(apiHost: string): void {
	const { dataset } = document.documentElement;
	const search = new URLSearchParams(location.search);
	if (dataset.start !== "home" || "startPrivilege" in dataset) return;
	// Another account may come in.
	if (search.has("token")) return;
	try {
		const own = `customer/${storedSub()}/`;
		if (Number(stored(`${own}ending-soon`)) > serverNow())
			showRoom("[data-ending]");
		if (!navigator.onLine) showRoom("[data-offline]");
		const saved: HomeStart = JSON.parse(stored(`${own}home-start`) ?? "null");
		if (saved?.locale === readLocale(stored("locale")))
			fillShape(saved, stored("api-host") ?? apiHost, true);
	} catch {
		// Damaged: the shape stays as it is.
	}
}

/** Shows the first deals of a reply to GetSetBanner. */
export async function showHome(reply: Promise<Response>, apiHost: string) {
	const { data } = await (await reply).clone().json();
	const start = homeStart(
		homeBanners(data, serverNow()),
		readLocale(stored("locale")),
	);
	fillShape(start, apiHost, false);
}
