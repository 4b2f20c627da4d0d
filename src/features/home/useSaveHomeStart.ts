// Saves what the skeleton of home shows at the next start, before the app runs.
import { useEffect } from "react";
import type { homeBanners } from "../../domain/home/banner";
import { homeStart } from "../../domain/home/homeStart";
import { useLocale } from "../../platform/i18n/locale";
import { local, storageKeys } from "../../platform/storage/storage";
import { isThai, splitPhrases } from "../../ui/layout/thaiPhrases";

/** `banners` is undefined until they are known. */
export function useSaveHomeStart(
	sub: string,
	banners: ReturnType<typeof homeBanners> | undefined,
): void {
	const locale = useLocale();
	useEffect(() => {
		if (!banners) return;
		const start = homeStart(banners, locale, (title) =>
			isThai(title) ? splitPhrases(title) : [title],
		);
		local.write(storageKeys.homeStart(sub), start);
	}, [sub, banners, locale]);
}
