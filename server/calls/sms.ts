// SMS calls: check a number, send and verify one-time codes (1 §7, 3 §4).
import { and, eq, ne } from "drizzle-orm";
import { failureCode } from "../../src/contract/failureCode";
import { isRegistered } from "../../src/contract/isRegistered";
import * as contract from "../../src/contract/sms";
import { ApiError } from "../rules/apiError";
import { parseMobileNumber } from "../rules/mobileNumber";
import {
	createOneTimeCode,
	verifyNumberWithCode,
} from "../store/member/oneTimeCodes";
import { customers, messages } from "../store/schema/schema";
import { mutation, query } from "./defineCall";

export const smsCalls = [
	// A number belongs to one device: a new member may take it over from another member's device, a registered member may not.
	query(
		contract.verifyMobileNo,
		async ({ MobileNo }, { db, customer }) => {
			const mobile = parseMobileNumber(MobileNo);
			const [other] = await db
				.select({ device: customers.device_name, imei: customers.imei })
				.from(customers)
				.where(
					and(
						eq(customers.mobileno, mobile),
						ne(customers.date_of_birth, ""),
						ne(customers.sub, customer.sub),
					),
				)
				.limit(1);
			if (!other)
				return { verify_result: contract.verifyResult.usable, old_device: "" };
			if (isRegistered(customer))
				throw new ApiError(400, failureCode.mobileTaken, {
					th: "เบอร์มือถือนี้ลงทะเบียนแล้ว",
					en: "This mobile number is already registered.",
				});
			return {
				verify_result: contract.verifyResult.usedOnAnotherDevice,
				old_device: other.device,
			};
		},
		{ limit: "numbers" },
	),
	mutation(contract.requestOtp, async ({ MobileNo }, context) => {
		const { db, settings, now, language, sendText } = context;
		if (!settings.demo && !settings.smsWebhook)
			throw new ApiError(400, failureCode.dependencyFailed, {
				th: "ขณะนี้ส่งข้อความไม่ได้ กรุณาลองอีกครั้งภายหลัง",
				en: "Text messages cannot be sent at the moment. Please try again later.",
			});
		const created = await createOneTimeCode(context, MobileNo, language);
		const { to, text, code, ...reply } = created;
		sendText({ id: reply.transactionid, to, text });
		if (settings.demo)
			await db.insert(messages).values({ to, text, code, sent_at: now });
		return reply;
	}),
	mutation(contract.verifyOtp, async (request, context) => {
		const { customer } = context;
		await verifyNumberWithCode(context, request);
		// A legacy customer has a birth date but has not accepted the terms (3 §4).
		const isLegacy =
			!customer.is_accessed_condition && customer.date_of_birth !== "";
		return {
			legacycustomer: isLegacy
				? {
						firstname: customer.firstname,
						lastname: customer.lastname,
						dateofbirth: customer.date_of_birth,
					}
				: null,
		};
	}),
];
