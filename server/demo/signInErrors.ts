// The scenarios that are refused at the sign-in, each with its code and texts.
import { failureCode } from "../../src/contract/failureCode";
import {
	emailDomainNotSupported,
	eulaDateInvalid,
	type SignInErrorParts,
} from "../rules/signInChecks";

export const signInErrors = {
	"no-token": [
		failureCode.requestTokenFailed,
		"ขอสิทธิ์เข้าใช้งานไม่สำเร็จ",
		"An application token could not be issued.",
	],
	"not-registered": [
		failureCode.validateNerpFailed,
		"ตรวจสอบการลงทะเบียนเครื่องไม่ผ่าน",
		"The registration of this device could not be validated.",
	],
	"campaign-over": [
		failureCode.campaignOutOfDuration,
		"ขณะนี้อยู่นอกช่วงเวลาของแคมเปญ",
		"The campaign has not started or is over.",
	],
	"broken-upstream": [
		failureCode.dependencyFailed,
		"ระบบปลายทางไม่ตอบกลับ กรุณาลองอีกครั้งภายหลัง",
		"A system behind this one does not answer. Please try again later.",
	],
	unsupported: [
		failureCode.deviceNotFound,
		"เครื่องนี้ไม่ร่วมรายการ",
		"This device is not among the participating devices.",
	],
	"tier-not-allowed": [
		failureCode.deviceTierNotAllowed,
		"ระดับของเครื่องนี้ยังไม่ร่วมรายการ",
		"This device’s tier is not eligible.",
	],
	"bad-eula": eulaDateInvalid,
	"blocked-email": emailDomainNotSupported,
	maintenance: [
		failureCode.maintenance,
		"ปิดปรับปรุงระบบชั่วคราว กรุณากลับมาใหม่ภายหลัง",
		"The system is under maintenance. Please come back later.",
	],
} satisfies Record<string, SignInErrorParts>;
