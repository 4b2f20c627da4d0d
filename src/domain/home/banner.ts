// Which banners show, in which section, and where a press leads (2 §2, 2 §5).
import type { Banner, BannerSet } from "../../contract/banner";
import {
	isNumericReference,
	type LinkTarget,
	linkTarget,
	safeUrl,
} from "../app/link";
import { normalizeReference } from "../app/normalizeReference";
import { inMs } from "../text/dates";

const smallMost = 5;
const firstSection = 4;

export interface HomeSection extends BannerSet {
	/** The privileges that its banners open, also those that a small section leaves out: what "see all" lists. */
	references: string[];
}

export interface HomeBanners {
	/** The carousel: the set named top_banner. */
	top: Banner[];
	/** The first four sets. */
	first: HomeSection[];
	rest: HomeSection[];
}

/** Whether a set shows at `now` (ms): a layout the page has, not deleted, inside its dates. */
export function isSetShown({ bannersetinfo }: BannerSet, now: number): boolean {
	const { layout_section, isdeleted, valid_from, valid_through } =
		bannersetinfo;
	if (isdeleted || !["small", "full"].includes(layout_section)) return false;
	const from = inMs(valid_from);
	const through = inMs(valid_through);
	return (from === null || from <= now) && (through === null || now <= through);
}

const bySeq = (banners: Banner[]) =>
	[...banners].sort((one, other) => one.seq - other.seq);

/** Splits the sets of GetSetBanner into the home's sections; a small section keeps its first five. */
export function homeBanners(sets: BannerSet[], now: number): HomeBanners {
	const shown = sets
		.filter((set) => isSetShown(set, now))
		.map((set) => ({ ...set, banner: bySeq(set.banner) }));
	const isTop = (set: BannerSet) =>
		set.bannersetinfo.set_name_en === "top_banner";
	const sections = shown
		.filter((set) => !isTop(set) && set.banner.length > 0)
		.map((set) => ({
			...set,
			banner:
				set.bannersetinfo.layout_section === "small"
					? set.banner.slice(0, smallMost)
					: set.banner,
			references: set.banner.flatMap(({ path }) => privilegeOf(path) ?? []),
		}));
	return {
		top: shown.filter(isTop).flatMap((set) => set.banner),
		first: sections.slice(0, firstSection),
		rest: sections.slice(firstSection),
	};
}

/** The reference of the privilege that a path opens, or null. */
function privilegeOf(path: string): string | null {
	if (isNumericReference(path.trim())) return path.trim();
	return /[?&]modal-privilege=([\w-]+)/.exec(path)?.[1] ?? null;
}

/**
 * Where a banner leads, or null for one that only shows: its path may be empty,
 * null, 0 or '-' (2 §5). With the call to action InternalWeb an address opens
 * inside the app.
 */
export function bannerTarget(
	banner: Pick<Banner, "path" | "call_to_action" | "name">,
	origin: string,
): LinkTarget | null {
	const path = normalizeReference(banner.path);
	if (!path) return null;
	if (banner.call_to_action === "InternalWeb" && safeUrl(path)) {
		const search = new URLSearchParams({ url: path, title: banner.name });
		return { kind: "path", path: `/internal-web?${search}` };
	}
	return linkTarget(path, origin);
}
