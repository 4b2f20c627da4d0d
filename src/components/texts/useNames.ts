// The names of the host's items in the person's language, with a default for an item without a name.
import { useLingui } from "@lingui/react/macro";
import type { CodeCard } from "../../domain/code/codeCard";
import { useLocalized } from "../../platform/i18n/locale";

type Named = Readonly<Record<"name_th" | "name_en", string>>;
type Brand = Readonly<Record<"brand_name_th" | "brand_name_en", string>>;
/** A group of privileges. */
type Campaign = Readonly<Record<"group_name_th" | "group_name_en", string>>;
type Article = Readonly<
	Record<"article_title_th" | "article_title_en", string>
>;

export function useNames() {
	const { t } = useLingui();
	const localized = useLocalized();
	return {
		privilege: (item: Named) =>
			localized(item.name_th, item.name_en) || t`Privilege`,
		category: (item: Named) =>
			localized(item.name_th, item.name_en) || t`Category`,
		brand: (item: Brand) =>
			localized(item.brand_name_th, item.brand_name_en) || t`Brand`,
		campaign: (item: Campaign) =>
			localized(item.group_name_th, item.group_name_en) || t`Campaign`,
		article: (item: Article) =>
			localized(item.article_title_th, item.article_title_en) || t`Article`,
	};
}

/** Returns the line above a coupon's name: the brand's name or, since the documents' history item has none (2 §3), the subtitle, as on a deal's card. */
export function useCouponBrand(): (
	card: Pick<
		CodeCard,
		"brand_name_th" | "brand_name_en" | "sub_name" | "sub_name_en"
	>,
) => string {
	const localized = useLocalized();
	return ({ brand_name_th, brand_name_en, sub_name, sub_name_en }) =>
		localized(brand_name_th, brand_name_en) || localized(sub_name, sub_name_en);
}
