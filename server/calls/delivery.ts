// Delivery: the customer's addresses, Thailand's places, the order of a prize (2 §3, 2 §4, 2 §7).
import * as contract from "../../src/contract/delivery";
import { districtsOf, provinces, subDistrictsOf } from "../rules/places";
import { trackingOf } from "../store/claims/deliveries";
import { orderPrize } from "../store/claims/orderPrize";
import { addressesOf, saveAddress } from "../store/member/addresses";
import { mutation, query } from "./defineCall";

export const deliveryCalls = [
	query(contract.getCustomerAddress, async (_request, { db, customer }) => {
		const rows = await addressesOf(db, customer.sub);
		return rows.map((row) => ({
			first_name: row.first_name,
			last_name: row.last_name,
			contactno: row.contactno,
			address: row.address,
			provinceid: row.province_id,
			districtid: row.district_id,
			subdistrictid: row.subdistrict_id,
			postalcode: row.postalcode,
			remark: row.remark,
		}));
	}),
	query(contract.getProvince, async () =>
		provinces.map(({ id, th, en }) => ({
			province_id: id,
			province_name_th: th,
			province_name_en: en,
		})),
	),
	query(contract.getDistrict, async ({ Province_Id }) =>
		districtsOf(String(Province_Id)).map(({ id, th, en }) => ({
			district_id: id,
			district_name_th: th,
			district_name_en: en,
		})),
	),
	query(contract.getSubDistrict, async ({ District_Id }) =>
		subDistrictsOf(String(District_Id)).map((it) => ({
			subdistrict_id: it.id,
			subdistrict_name_th: it.th,
			// No official romanisation is available; the app shows the Thai name.
			subdistrict_name_en: "",
			postalcode: it.postcode,
		})),
	),
	mutation(
		contract.addCustomerAddress,
		(request, { db, customer }) =>
			saveAddress(db, {
				sub: customer.sub,
				first_name: request.First_Name,
				last_name: request.Last_Name,
				contactno: request.ContactNo,
				address: request.Address,
				province_id: request.ProvinceId,
				district_id: request.DistrictId,
				subdistrict_id: request.SubDistrictId,
				postalcode: request.PostalCode,
				remark: request.Remark,
			}),
		{ partsOf: () => ["address"] },
	),
	mutation(contract.submitRedeemPhysicalV2, async (request, context) => ({
		transaction_id: await orderPrize(context, request),
	})),
	query(contract.getTrackingStatus, ({ Ticket_Id }, context) =>
		trackingOf(context, Ticket_Id),
	),
];
