// Delivery calls: addresses, Thailand's places, ordering a prize, tracking (2 §3, 2 §7).
import * as v from "valibot";
import { get, post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Privilege";

/** GET GetCustomerAddress: the saved addresses, newest first. */
export const getCustomerAddress = read(
	`${area}/GetCustomerAddress`,
	field.listData(
		v.object({
			first_name: field.typedText,
			last_name: field.typedText,
			contactno: field.text,
			address: field.typedText,
			provinceid: field.idOrNone,
			districtid: field.idOrNone,
			subdistrictid: field.idOrNone,
			postalcode: field.textOrNone,
			remark: field.typedText,
		}),
	),
);
/** GET GetProvince: Thailand's 77 provinces by their official codes, Bangkok first. */
export const getProvince = read(
	`${area}/GetProvince`,
	field.listData(
		v.object({
			province_id: field.id,
			province_name_en: field.textOrNone,
			province_name_th: field.textOrNone,
		}),
	),
);
/** GET GetDistrict: the districts of a province. */
export const getDistrict = get(
	`${area}/GetDistrict`,
	v.object({ Province_Id: field.queryNumber }),
	field.listData(
		v.object({
			district_id: field.id,
			district_name_en: field.textOrNone,
			district_name_th: field.textOrNone,
		}),
	),
);
/** GET GetSubDistrict; subdistrict_name_en may be empty, postalcode is an addition. */
export const getSubDistrict = get(
	`${area}/GetSubDistrict`,
	v.object({ District_Id: field.queryNumber }),
	field.listData(
		v.object({
			subdistrict_id: field.id,
			subdistrict_name_en: field.textOrNone,
			subdistrict_name_th: field.textOrNone,
			postalcode: field.textOrNone,
		}),
	),
);
/** POST AddCustomerAddress: only the ids are read, not the names. Error 20000 names the invalid field. */
export const addCustomerAddress = post(
	`${area}/AddCustomerAddress`,
	v.object({
		First_Name: field.shortInput,
		Last_Name: field.shortInput,
		ContactNo: field.shortInput,
		Address: field.input,
		ProvinceId: field.shortInput,
		Province: field.shortInput,
		DistrictId: field.shortInput,
		District: field.shortInput,
		SubDistrictId: field.shortInput,
		SubDistrict: field.shortInput,
		PostalCode: field.shortInput,
		Remark: field.input,
	}),
	field.ignored,
);
/** POST SubmitRedeemPhysicalV2: orders a prize to the newest address, once per code. Errors: 10018, 20000, 40002, 40003, 40009; a refusal does not use up the code. */
export const submitRedeemPhysicalV2 = post(
	`${area}/SubmitRedeemPhysicalV2`,
	v.object({
		MobileNo: field.shortInput,
		OTP: field.shortInput,
		TransactionId: field.shortInput,
		Reference: field.shortInput,
	}),
	v.object({ transaction_id: v.pipe(field.idOrNone, v.nonEmpty()) }),
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
	v.object({ Ticket_Id: field.shortInput }),
	field.optionalObject({
		address: field.orNull(
			v.object({
				customer_first_name: field.textOrNone,
				customer_last_name: field.textOrNone,
				customer_mobile: field.textOrNone,
				fulladdress: field.textOrNone,
			}),
		),
		shipping: field.orNull(
			v.object({
				shipping_status: field.count,
				shipping_tracking_no: field.textOrNone,
			}),
		),
	}),
);
