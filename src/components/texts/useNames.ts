// The names of what a host lists, in the reader's language; some hosts give none.
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
		privilege: (of: Named) => localized(of.name_th, of.name_en) || t`Privilege`,
		category: (of: Named) => localized(of.name_th, of.name_en) || t`Category`,
		brand: (of: Brand) =>
			localized(of.brand_name_th, of.brand_name_en) || t`Brand`,
		campaign: (of: Campaign) =>
			localized(of.group_name_th, of.group_name_en) || t`Campaign`,
		article: (of: Article) =>
			localized(of.article_title_th, of.article_title_en) || t`Article`,
	};
}

/** The line over a coupon's name: its brand; the documents' history item has no brand's name (2 §3), so that its subtitle stands there, as on a deal's card. */
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
