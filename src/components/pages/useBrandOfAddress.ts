// The brand of the address and its deals; until one of both is loaded, its name is brandName of the address.
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
	// The list of brands may lack it, or not be had.
	const about = brand ?? deals.data?.[0];
	const name =
		(about && localized(about.brand_name_th, about.brand_name_en)) || brandName;
	const logo = brand?.brand_logo_image_url ?? deals.data?.[0]?.brand_logo ?? "";
	return { brandId, name, logo, deals };
}
