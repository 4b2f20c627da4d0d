// The lists of provinces, districts and sub-districts for a form, and the names of the chosen places (2 §5 cascades).
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { AddressForm } from "../../domain/delivery/addressForm";
import { type NamedPlace, placeLine } from "../../domain/delivery/placeLine";
import { sortPlaces } from "../../domain/delivery/sortPlaces";
import { localized as inLocale } from "../../domain/text/localized";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { deliveryQueries } from "../../queries/delivery";
import type { SelectOption } from "../../ui/form/SelectField";

/** The list of a field; `retry` is null unless the list failed to load. */
export interface PlaceList {
	choices: readonly SelectOption[];
	isLoading: boolean;
	retry: (() => void) | null;
}

const placeOf = <Place extends NamedPlace>(
	{ data }: UseQueryResult<Place[]>,
	id: string,
) => data?.find((place) => place.id === id);

const thaiName = (place: NamedPlace | undefined): string =>
	place ? inLocale("th", place.th, place.en) : "";

export function usePlaces(form: AddressForm) {
	const locale = useLocale();
	const localized = useLocalized();
	const provinces = useQuery(deliveryQueries.provinces());
	const districts = useQuery(deliveryQueries.districts(form.provinceid));
	const subDistricts = useQuery(deliveryQueries.subDistricts(form.districtid));
	const list = (query: UseQueryResult<NamedPlace[]>): PlaceList => ({
		choices: sortPlaces(query.data ?? [], locale).map(({ id, th, en }) => ({
			value: id,
			label: localized(th, en),
		})),
		isLoading: query.isLoading,
		retry: query.isError ? () => void query.refetch() : null,
	});
	const subDistrict = placeOf(subDistricts, form.subdistrictid);
	const district = placeOf(districts, form.districtid);
	const province = placeOf(provinces, form.provinceid);
	return {
		provinces: list(provinces),
		districts: list(districts),
		subDistricts: list(subDistricts),
		/** Whether a list that the form needs is loading. */
		isLoading: [provinces, districts, subDistricts].some(
			(load) => load.isLoading,
		),
		/** The postcode of a sub-district; "" for an unknown one. */
		postcodeOf: (id: string) => placeOf(subDistricts, id)?.postalcode ?? "",
		/** The names to send: in Thai, or in English where there is no Thai name. */
		names: {
			province: thaiName(province),
			district: thaiName(district),
			subDistrict: thaiName(subDistrict),
		},
		/** Whether each place is chosen from its loaded list. */
		listed: {
			provinceid: province !== undefined,
			districtid: district !== undefined,
			subdistrictid: subDistrict !== undefined,
		},
		/** The chosen places in the person's language, smallest first. */
		shown: placeLine(locale, subDistrict, district, province),
	};
}
export type Places = ReturnType<typeof usePlaces>;
