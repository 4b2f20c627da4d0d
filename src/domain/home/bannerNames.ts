// The names that addresses carry from a banner (catName, title), in the reader's language where a known banner has it.
import type { Banner, BannerSet } from "../../contract/banner";
import { normalizeReference } from "../app/normalizeReference";
import { type Locale, localized } from "../text/localized";

/**
 * A name that an address carries, in the given language: one of the known pairs where
 * the name is either side of it, else as it stands.
 */
function renamed(
	locale: Locale,
	name: string,
	pairs: readonly { th: string; en: string }[],
): string {
	const known = name && pairs.find(({ th, en }) => th === name || en === name);
	return known ? localized(locale, known.th, known.en) : name;
}

/** The title of /privilegebycat: its catName is a section's name in the language it was opened in. */
export const sectionName = (
	locale: Locale,
	catName: string,
	sets: readonly BannerSet[] = [],
): string =>
	renamed(
		locale,
		catName,
		sets.map(({ bannersetinfo: { set_name_th: th, set_name_en: en } }) => ({
			th,
			en,
		})),
	);

/** The other site's address that a banner opens inside the app; null for any other banner. */
function webAddress({ path, call_to_action }: Banner): string | null {
	const address = normalizeReference(path);
	if (address.startsWith("/internal-web?"))
		return new URL(address, "https://app.invalid").searchParams.get("url");
	return call_to_action === "InternalWeb" ? address : null;
}

/** The title of /internal-web: the name of the banner that opens this address, else the title given. */
export function webPageTitle(
	locale: Locale,
	url: string,
	title: string,
	banners: readonly Banner[] = [],
): string {
	const banner = banners.find((it) => webAddress(it) === url && url !== "");
	return banner
		? localized(locale, banner.name_th, banner.name_en) || title
		: title;
}
