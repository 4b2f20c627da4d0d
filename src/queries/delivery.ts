// Delivery: addresses, Thailand's places, tracking (2 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	addCustomerAddress,
	getCustomerAddress,
	getDistrict,
	getProvince,
	getSubDistrict,
	getTrackingStatus,
} from "../contract/delivery";
import { distinct } from "../domain/app/distinct";
import type { AddressForm } from "../domain/delivery/addressForm";
import { mobileDigits } from "../domain/member/mobileNumber";
import { call } from "../platform/http/http";
import { invalidate, queryFnFor, silentMeta } from "./queryHelpers";
import { savedQuery } from "./savedQuery";

/** Places never change. */
const placeOptions = { staleTime: Number.POSITIVE_INFINITY, meta: silentMeta };

/** The names of places that AddCustomerAddress takes besides their ids. */
interface PlaceNames {
	province: string;
	district: string;
	subDistrict: string;
}

export const deliveryQueries = {
	/** Newest first; without addresses the form starts empty. */
	addresses: () =>
		queryOptions({
			queryKey: ["delivery", "addresses"],
			queryFn: queryFnFor(getCustomerAddress, {}),
			staleTime: 0,
			meta: silentMeta,
		}),
	provinces: () =>
		queryOptions({
			queryKey: ["delivery", "provinces"],
			queryFn: queryFnFor(getProvince, {}, (list) =>
				distinct(list, "province_id").map((province) => ({
					id: province.province_id,
					th: province.province_name_th,
					en: province.province_name_en,
				})),
			),
			...placeOptions,
		}),
	districts: (provinceId: string) =>
		queryOptions({
			queryKey: ["delivery", "districts", provinceId],
			queryFn: queryFnFor(getDistrict, { Province_Id: provinceId }, (list) =>
				distinct(list, "district_id").map((district) => ({
					id: district.district_id,
					th: district.district_name_th,
					en: district.district_name_en,
				})),
			),
			enabled: provinceId !== "",
			...placeOptions,
		}),
	/** The sub-districts of a district, with their postcodes. */
	subDistricts: (districtId: string) =>
		queryOptions({
			queryKey: ["delivery", "subDistricts", districtId],
			queryFn: queryFnFor(getSubDistrict, { District_Id: districtId }, (list) =>
				distinct(list, "subdistrict_id").map((subDistrict) => ({
					id: subDistrict.subdistrict_id,
					th: subDistrict.subdistrict_name_th,
					en: subDistrict.subdistrict_name_en,
					postalcode: subDistrict.postalcode,
				})),
			),
			enabled: districtId !== "",
			...placeOptions,
		}),
	/** The parcel's status, number and recipient; the last known state is saved. */
	tracking: (transactionId: string) =>
		savedQuery(["history", "tracking", transactionId], getTrackingStatus, {
			Ticket_Id: transactionId,
		}),
};

export const deliveryMutations = {
	/** Saves an address as the newest; may be sent again. The screen shows failures. */
	saveAddress: () =>
		mutationOptions({
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
			meta: silentMeta,
			onSuccess: (_reply, { form }, _result, { client }) => {
				const { queryKey } = deliveryQueries.addresses();
				// The form starts with the new address, even if the reload is slow or fails.
				client.setQueryData(queryKey, (before = []) => [form, ...before]);
				invalidate(client, queryKey);
			},
		}),
};
