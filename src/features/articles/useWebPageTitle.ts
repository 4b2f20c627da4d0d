// The title over another site's page: its banner's name in the language of the moment, for the address holds the one of the press.
import { useQuery } from "@tanstack/react-query";
import { webPageTitle } from "../../domain/home/bannerNames";
import { useLocale } from "../../platform/i18n/locale";
import { bannerQueries } from "../../queries/banner";
import { profileQueries } from "../../queries/profile";

/** `title` stands where no banner that has been shown opens `url`; nothing is asked for. */
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
