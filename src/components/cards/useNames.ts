// The names of what a host lists, in the reader's language; some hosts give none.
import { useLingui } from "@lingui/react/macro";
import type { CodeCard } from "../../domain/code/codeCard";
import { useLocalized } from "../../platform/i18n/locale";

interface Named {
	name_th: string;
	name_en: string;
}

export function usePrivilegeName(): (privilege: Named) => string {
	const { t } = useLingui();
	const localized = useLocalized();
	return ({ name_th, name_en }) => localized(name_th, name_en) || t`Privilege`;
}

export function useCategoryName(): (category: Named) => string {
	const { t } = useLingui();
	const localized = useLocalized();
	return ({ name_th, name_en }) => localized(name_th, name_en) || t`Category`;
}

export function useBrandName(): (
	brand: Readonly<Record<"brand_name_th" | "brand_name_en", string>>,
) => string {
	const { t } = useLingui();
	const localized = useLocalized();
	return ({ brand_name_th, brand_name_en }) =>
		localized(brand_name_th, brand_name_en) || t`Brand`;
}

/** The name of a group of privileges. */
export function useCampaignName(): (
	group: Readonly<Record<"group_name_th" | "group_name_en", string>>,
) => string {
	const { t } = useLingui();
	const localized = useLocalized();
	return ({ group_name_th, group_name_en }) =>
		localized(group_name_th, group_name_en) || t`Campaign`;
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
