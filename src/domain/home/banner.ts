// Which banners are shown, in which section, and where they lead (2 §2, 2 §5).
import type { Banner, BannerSet } from "../../contract/banner";
import { isNumericReference, safeUrl } from "../../contract/webAddress";
import { distinct } from "../app/distinct";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";
import { type LinkTarget, linkTarget } from "../app/link";
import { webPagePath } from "../app/pagePaths";
import { bySeq } from "../text/bySeq";
import { isWithin } from "../text/dates";
import { type Locale, localized } from "../text/localized";
import { trimInvisible } from "../text/trimInvisible";

const maxSmallBanners = 5;
const firstSectionCount = 4;

export interface HomeSection extends BannerSet {
	/** Unique, whereas sets may share a name. */
	key: string;
	/** All privileges of its banners, for "see all". */
	references: string[];
}

/** Whether a set is shown at `now` (ms): known layout, not deleted, inside its dates. */
export function isSetShown({ bannersetinfo }: BannerSet, now: number): boolean {
	const { layout_section, isdeleted, valid_from, valid_through } =
		bannersetinfo;
	const isKnown = ["small", "full"].includes(layout_section);
	return isKnown && !isdeleted && isWithin(valid_from, valid_through, now);
}

/** Splits the sets into sections, each once; a small section shows its first five banners. */
export function homeBanners(sets: BannerSet[], now: number) {
	const shown = sets
		.filter((set) => isSetShown(set, now))
		.map((set) => ({ ...set, banner: [...set.banner].sort(bySeq) }));
	const isTop = ({ bannersetinfo: { set_name_th, set_name_en } }: BannerSet) =>
		// The first script of index.html does not validate the reply: a name may be missing.
		[set_name_th, set_name_en].some((name) => /^top_banner$/i.test(name));
	const filled = shown
		.filter((set) => !isTop(set) && set.banner.length > 0)
		.map((set) => ({
			...set,
			key: [
				set.bannersetinfo.set_name_en,
				...set.banner.map(({ bannerid }) => bannerid),
			].join(" "),
			banner:
				set.bannersetinfo.layout_section === "small"
					? set.banner.slice(0, maxSmallBanners)
					: set.banner,
			references: set.banner.flatMap(({ path }) => privilegeOfPath(path) ?? []),
		}));
	const sections = distinct(filled, "key");
	const top = shown.filter(isTop).flatMap((set) => set.banner);
	return {
		top: distinct(top, "bannerid"),
		first: sections.slice(0, firstSectionCount),
		rest: sections.slice(firstSectionCount),
	};
}

/** The privileges of the section that a path of /privilegebycat names in either language, for "view all" (2 §2); none for an unknown one. */
export function sectionReferences(
	path: string,
	sets: BannerSet[],
	now: number,
): string[] {
	const catName = new URLSearchParams(path.split("?")[1]).get("catName");
	const { first, rest } = homeBanners(sets, now);
	return [...first, ...rest]
		.filter(({ bannersetinfo: { set_name_th, set_name_en } }) =>
			[set_name_th, set_name_en].some((name) => name && name === catName),
		)
		.flatMap(({ references }) => references);
}

/** The name of a banner in the reader's language. */
export const bannerName = (
	{ name, name_th, name_en }: Banner,
	locale: Locale,
): string => localized(locale, name_th, name_en) || name;

/** The reference of the privilege that a banner opens. */
export function privilegeOfPath(given: string): string | null {
	const path = trimInvisible(given);
	if (isNumericReference(path)) return path;
	return /[?&]modal-privilege=([\w-]+)/.exec(path)?.[1] ?? null;
}

/** The reference of the privilege that a banner opens over home; null where it leads elsewhere. */
export const privilegeOverHome = (path: string): string | null =>
	/^(\/\?|\d+$)/.test(trimInvisible(path)) ? privilegeOfPath(path) : null;

/** Whether a banner opens its address in a page of the app (2 §5 InternalWeb). */
export const opensInside = (banner: Pick<Banner, "call_to_action">) =>
	/^internalweb$/i.test(banner.call_to_action);

/** Where a banner leads, null for nowhere. InternalWeb opens an address inside the app, whose page reports one that may not open (2 §5, 2 §8). */
export function bannerTarget(
	banner: Pick<Banner, "path" | "call_to_action" | "name">,
	origin: string,
): LinkTarget | null {
	const path = emptyIfPlaceholder(banner.path);
	if (!path) return null;
	const target = linkTarget(path, origin);
	const isWeb = opensInside(banner);
	if (!isWeb || (target && !safeUrl(path))) return target;
	return {
		kind: "path",
		path: webPagePath({ url: path, title: banner.name }),
	};
}
