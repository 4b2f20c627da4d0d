// Delivery calls: addresses, Thailand's places, ordering a prize, tracking (2 §3, 2 §7).
import * as v from "valibot";
import { get, post } from "./endpoint";
import {
	count,
	id,
	idOrNone,
	ignored,
	input,
	listOf,
	nothing,
	orNull,
	queryNumber,
	shortInput,
	text,
} from "./fields";

const area = "internal/Privilege";

/** GET GetCustomerAddress: the saved addresses, newest first. */
export const getCustomerAddress = get(
	`${area}/GetCustomerAddress`,
	nothing,
	listOf(
		v.object({
			first_name: text,
			last_name: text,
			contactno: text,
			address: text,
			provinceid: idOrNone,
			districtid: idOrNone,
			subdistrictid: idOrNone,
			postalcode: text,
			remark: text,
		}),
	),
);
/** GET GetProvince: Thailand's 77 provinces by their official codes, Bangkok first. */
export const getProvince = get(
	`${area}/GetProvince`,
	nothing,
	listOf(
		v.object({
			province_id: id,
			province_name_en: text,
			province_name_th: text,
		}),
	),
);
export const getDistrict = get(
	`${area}/GetDistrict`,
	v.object({ Province_Id: queryNumber }),
	listOf(
		v.object({
			district_id: id,
			district_name_en: text,
			district_name_th: text,
		}),
	),
);
/** GET GetSubDistrict; subdistrict_name_en may be empty, postalcode is an addition. */
export const getSubDistrict = get(
	`${area}/GetSubDistrict`,
	v.object({ District_Id: queryNumber }),
	listOf(
		v.object({
			subdistrict_id: id,
			subdistrict_name_en: text,
			subdistrict_name_th: text,
			postalcode: text,
		}),
	),
);
/** POST AddCustomerAddress: only the ids are read, not the names. Error 20000 names the invalid field. */
export const addCustomerAddress = post(
	`${area}/AddCustomerAddress`,
	v.object({
		First_Name: shortInput,
		Last_Name: shortInput,
		ContactNo: shortInput,
		Address: input,
		ProvinceId: shortInput,
		Province: shortInput,
		DistrictId: shortInput,
		District: shortInput,
		SubDistrictId: shortInput,
		SubDistrict: shortInput,
		PostalCode: shortInput,
		Remark: input,
	}),
	ignored,
);
/** POST SubmitRedeemPhysicalV2: orders a prize to the newest address, once per code. Errors: 10018, 20000, 40002, 40003, 40009; a refusal does not use up the code. */
export const submitRedeemPhysicalV2 = post(
	`${area}/SubmitRedeemPhysicalV2`,
	v.object({
		MobileNo: shortInput,
		OTP: shortInput,
		TransactionId: shortInput,
		Reference: shortInput,
	}),
	v.object({ transaction_id: id }),
);
/** Shipping statuses; steps are cumulative (2 §3, 3 §3). */
export const shippingStatus = {
	prepared: 5,
	processShipping: 7,
	delivered: 9,
} as const;

/** GET History/GetTrackingStatus; Ticket_Id is the claim's ext_transaction_id. Errors: 10018. */
export const getTrackingStatus = get(
	"internal/History/GetTrackingStatus",
	v.object({ Ticket_Id: shortInput }),
	v.object({
		address: orNull(
			v.object({
				customer_first_name: text,
				customer_last_name: text,
				customer_mobile: text,
				fulladdress: text,
			}),
		),
		shipping: orNull(
			v.object({ shipping_status: count, shipping_tracking_no: text }),
		),
	}),
);
