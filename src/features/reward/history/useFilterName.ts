// The name of the privilege or brand whose coupons are shown; "" if no earlier page has loaded it.
import { useQueryClient } from "@tanstack/react-query";
import { useLocalized } from "../../../platform/i18n/locale";
import { catalogueQueries } from "../../../queries/catalogue";
import type { HistoryFilter } from "../../../queries/history";
import { privilegeQueries } from "../../../queries/privilege";

export function useFilterName({
	brandId,
	privilegeRef = "",
}: HistoryFilter): string {
	const client = useQueryClient();
	const localized = useLocalized();
	const { queryKey } = privilegeQueries.detail(privilegeRef);
	const privilege = client.getQueryData(queryKey);
	const brand = client
		.getQueryData(catalogueQueries.brands().queryKey)
		?.find((it) => it.brand_id === brandId);
	return (
		(privilege && localized(privilege.name_th, privilege.name_en)) ||
		(brand && localized(brand.brand_name_th, brand.brand_name_en)) ||
		""
	);
}
