// The brand of the address and its deals; until the brands or the deals are loaded, its name is `brandName` of the address.
import { useQuery } from "@tanstack/react-query";
import { useLocalized } from "../../platform/i18n/locale";
import { browseQueries } from "../../queries/browse";
import { catalogueQueries } from "../../queries/catalogue";
import { useSearchParams } from "./useSearchParams";

export function useBrandOfAddress() {
	const { brandId = "", brandName = "" } = useSearchParams();
	const localized = useLocalized();
	const brands = useQuery(catalogueQueries.brands());
	const deals = useQuery(browseQueries.byBrand(brandId));
	const brand = brands.data?.find((it) => it.brand_id === brandId);
	// The brand may be missing from the list of brands, or the list may not be loaded.
	const nameSource = brand ?? deals.data?.[0];
	const name =
		(nameSource &&
			localized(nameSource.brand_name_th, nameSource.brand_name_en)) ||
		brandName;
	const logo = brand?.brand_logo_image_url ?? deals.data?.[0]?.brand_logo ?? "";
	return { brandId, name, logo, deals };
}
