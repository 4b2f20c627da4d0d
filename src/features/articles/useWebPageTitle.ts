// The title of /internal-web in the current language; the address carries the language of the press.
import { useQuery } from "@tanstack/react-query";
import { webPageTitle } from "../../domain/home/bannerNames";
import { useLocale } from "../../platform/i18n/locale";
import { bannerQueries } from "../../queries/banner";
import { profileQueries } from "../../queries/profile";

/** `title` is the fallback; nothing is fetched. */
export function useWebPageTitle(url: string, title: string): string {
	const locale = useLocale();
	const sets = useQuery({ ...bannerQueries.sets(), enabled: false });
	const own = useQuery({ ...profileQueries.banners(), enabled: false });
	const banners = [
		...(sets.data ?? []).flatMap((set) => set.banner),
		...(own.data ?? []),
	];
	return webPageTitle(locale, url, title, banners);
}
