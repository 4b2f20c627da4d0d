// Delivery: the customer's addresses, Thailand's places, and the order of a prize against its one-time code (2 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	addCustomerAddress,
	getCustomerAddress,
	getDistrict,
	getProvince,
	getSubDistrict,
	getTrackingStatus,
} from "../contract/delivery";
import type { AddressForm } from "../domain/delivery/addressForm";
import { mobileDigits } from "../domain/member/mobileNumber";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

/** Places do not move: a province is asked for its districts once. */
const places = {
	staleTime: Number.POSITIVE_INFINITY,
	meta: { failure: "silent" },
} as const;

/** The names of the chosen places beside their ids, as AddCustomerAddress takes them. */
export interface PlaceNames {
	province: string;
	district: string;
	subDistrict: string;
}

export const deliveryQueries = {
	/** The saved addresses, newest first; a form that cannot have them begins empty. */
	addresses: () =>
		queryOptions({
			queryKey: ["delivery", "addresses"],
			queryFn: ({ signal }) => call(getCustomerAddress, {}, { signal }),
			staleTime: 0,
			meta: { failure: "silent" },
		}),
	provinces: () =>
		queryOptions({
			queryKey: ["delivery", "provinces"],
			queryFn: async ({ signal }) =>
				(await call(getProvince, {}, { signal })).map((it) => ({
					id: it.province_id,
					th: it.province_name_th,
					en: it.province_name_en,
				})),
			...places,
		}),
	/** The districts of a province; none without one. */
	districts: (provinceId: string) =>
		queryOptions({
			queryKey: ["delivery", "districts", provinceId],
			queryFn: async ({ signal }) =>
				(await call(getDistrict, { Province_Id: provinceId }, { signal })).map(
					(it) => ({
						id: it.district_id,
						th: it.district_name_th,
						en: it.district_name_en,
					}),
				),
			enabled: provinceId !== "",
			...places,
		}),
	/** The sub-districts of a district with their postcodes; none without one. */
	subDistricts: (districtId: string) =>
		queryOptions({
			queryKey: ["delivery", "subDistricts", districtId],
			queryFn: async ({ signal }) =>
				(
					await call(getSubDistrict, { District_Id: districtId }, { signal })
				).map((it) => ({
					id: it.subdistrict_id,
					th: it.subdistrict_name_th,
					en: it.subdistrict_name_en,
					postalcode: it.postalcode,
				})),
			enabled: districtId !== "",
			...places,
		}),
	/** Where the parcel of a delivered prize is, by which number, and to whom it goes; what was known last is kept. */
	tracking: (transactionId: string) =>
		queryOptions({
			queryKey: ["history", "tracking", transactionId],
			queryFn: ({ signal }) =>
				call(getTrackingStatus, { Ticket_Id: transactionId }, { signal }),
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "silent" },
		}),
};

export const deliveryMutations = {
	/** Saves an address as the customer's newest; saying it twice saves it once. Its screen says failures itself. */
	saveAddress: () =>
		mutationOptions({
			mutationKey: ["delivery", "saveAddress"],
			mutationFn: ({ form, names }: { form: AddressForm; names: PlaceNames }) =>
				call(addCustomerAddress, {
					First_Name: form.first_name.trim(),
					Last_Name: form.last_name.trim(),
					ContactNo: mobileDigits(form.contactno),
					Address: form.address.trim(),
					ProvinceId: form.provinceid,
					Province: names.province,
					DistrictId: form.districtid,
					District: names.district,
					SubDistrictId: form.subdistrictid,
					SubDistrict: names.subDistrict,
					PostalCode: form.postalcode,
					Remark: form.remark.trim(),
				}),
			meta: { failure: "silent" },
			onSuccess: (_reply, _request, _result, { client }) =>
				client.invalidateQueries({ queryKey: ["delivery", "addresses"] }),
		}),
};
