// The three lists of places for a form, and the chosen names (2 §5 cascades).
import { useQuery } from "@tanstack/react-query";
import type { AddressForm } from "../../domain/delivery/addressForm";
import { type NamedPlace, placeLine } from "../../domain/delivery/placeLine";
import { sortPlaces } from "../../domain/places/sortPlaces";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { deliveryQueries, type PlaceNames } from "../../queries/delivery";
import type { Choice } from "../../ui/form/SelectField";

/** One list for a field; `retry` where it failed to load. */
export interface PlaceList {
	choices: readonly Choice[];
	isLoading: boolean;
	retry: (() => void) | null;
}

export interface Places {
	provinces: PlaceList;
	districts: PlaceList;
	subDistricts: PlaceList;
	/** A list that the form needs is on its way. */
	isLoading: boolean;
	/** "" for an unknown sub-district. */
	postcodeOf: (subdistrictid: string) => string;
	/** In Thai, as the server takes them. */
	names: PlaceNames;
	/** Whether each place is chosen from its loaded list. */
	listed: Record<"provinceid" | "districtid" | "subdistrictid", boolean>;
	/** In the reader's language, smallest first. */
	shown: string;
}

interface Load<Item> {
	data: readonly Item[] | undefined;
	isLoading: boolean;
	isError: boolean;
	refetch: () => unknown;
}

export function usePlaces(form: AddressForm): Places {
	const locale = useLocale();
	const localized = useLocalized();
	const provinces = useQuery(deliveryQueries.provinces());
	const districts = useQuery(deliveryQueries.districts(form.provinceid));
	const subDistricts = useQuery(deliveryQueries.subDistricts(form.districtid));
	const list = ({ data, isLoading, isError, refetch }: Load<NamedPlace>) => ({
		choices: sortPlaces(data ?? [], locale).map(({ id, th, en }) => ({
			value: id,
			label: localized(th, en),
		})),
		isLoading,
		retry: isError ? () => void refetch() : null,
	});
	const subDistrict = subDistricts.data?.find(
		({ id }) => id === form.subdistrictid,
	);
	const district = districts.data?.find(({ id }) => id === form.districtid);
	const province = provinces.data?.find(({ id }) => id === form.provinceid);
	return {
		listed: {
			provinceid: province !== undefined,
			districtid: district !== undefined,
			subdistrictid: subDistrict !== undefined,
		},
		provinces: list(provinces),
		districts: list(districts),
		subDistricts: list(subDistricts),
		isLoading: [provinces, districts, subDistricts].some(
			(load) => load.isLoading,
		),
		postcodeOf: (id) =>
			subDistricts.data?.find((place) => place.id === id)?.postalcode ?? "",
		names: {
			province: province?.th ?? "",
			district: district?.th ?? "",
			subDistrict: subDistrict?.th ?? "",
		},
		shown: placeLine(locale, subDistrict, district, province),
	};
}
