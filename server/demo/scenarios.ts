// The sign-in scenarios of demo mode: each id `<scenario>` or `<scenario>-<anything>` is its own customer.
import { createHash } from "node:crypto";
import { failureCode } from "../../src/contract/failureCode";
import { ApiError } from "../rules/apiError";
import { startOfDay } from "../rules/bangkokTime";
import type { NewCustomer } from "../store/member/customers";

export interface Person {
	name: [first: string, last: string];
	tier: "Tier 1" | "Tier 2" | "Tier 3";
	phone: [model: string, series: string, device: string];
	plus?: true;
	flagship?: true;
	/** The conditions are not accepted yet. */
	isNew?: true;
	/** Birth date (YYYYMMDD) of a known customer without accepted conditions. */
	born?: string;
	/** Days until the tier ends; default 275. */
	tierEndsIn?: number;
}

const pimchanok: Person = {
	name: ["พิมพ์ชนก", "ศรีสุวรรณ"],
	tier: "Tier 1",
	phone: ["OR-S948", "Orion S", "Orion S26 Ultra"],
};
export const people = {
	platinum: pimchanok,
	gold: {
		name: ["ปุณณ์", "วัฒนกุล"],
		tier: "Tier 2",
		phone: ["OR-A576", "Orion A", "Orion A57"],
	},
	standard: {
		name: ["มะลิ", "ใจงาม"],
		tier: "Tier 3",
		phone: ["OR-A176", "Orion A", "Orion A17"],
	},
	plus: {
		name: ["ธนา", "เลิศวิไล"],
		tier: "Tier 1",
		phone: ["OR-F976", "Orion Z", "Orion Fold 8"],
		plus: true,
		flagship: true,
	},
	flagship: {
		name: ["อรุณ", "แสงทอง"],
		tier: "Tier 1",
		phone: ["OR-F776", "Orion Z", "Orion Flip 8"],
		flagship: true,
	},
	new: {
		name: ["", ""],
		tier: "Tier 3",
		phone: ["OR-A376", "Orion A", "Orion A37"],
		isNew: true,
	},
	legacy: {
		name: ["สมพร", "บุญมา"],
		tier: "Tier 2",
		phone: ["OR-S901", "Orion S", "Orion S22"],
		isNew: true,
		born: "19750412",
	},
	moved: {
		name: ["", ""],
		tier: "Tier 3",
		phone: ["OR-A276", "Orion A", "Orion A27"],
		isNew: true,
	},
	/** Agreed to an older version of the terms. */
	terms: { ...pimchanok, phone: ["OR-S947", "Orion S", "Orion S26+"] },
	ending: {
		...pimchanok,
		tier: "Tier 2",
		phone: ["OR-S911", "Orion S", "Orion S23"],
		tierEndsIn: 12,
	},
	empty: { ...pimchanok, phone: ["OR-S942", "Orion S", "Orion S26"] },
	full: {
		...pimchanok,
		name: ["กานดา", "พรหมเทพ"],
		tier: "Tier 2",
		phone: ["OR-S931", "Orion S", "Orion S25"],
	},
} satisfies Record<string, Person>;

type Failure = [code: number, th: string, en: string];

/** The refused sign-ins (1 §8). */
export const failures = {
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
		"อยู่นอกช่วงเวลาของแคมเปญ",
		"The campaign is out of its duration.",
	],
	"broken-upstream": [
		failureCode.dependencyFailed,
		"ระบบปลายทางไม่ตอบสนอง",
		"A system behind this one does not answer.",
	],
	unsupported: [
		failureCode.deviceNotFound,
		"เครื่องนี้ไม่ร่วมรายการ",
		"This device is not among the participating devices.",
	],
	"tier-not-allowed": [
		failureCode.deviceTierNotAllowed,
		"ระดับของเครื่องนี้ยังไม่ร่วมรายการ",
		"This device's tier may not enter.",
	],
	"bad-eula": [
		failureCode.eulaDateInvalid,
		"วันที่ยอมรับข้อตกลงผู้ใช้ไม่ถูกต้อง",
		"The date of the end-user licence is not valid.",
	],
	"blocked-email": [
		failureCode.emailDomainNotSupported,
		"ไม่รองรับโดเมนอีเมลนี้",
		"This email domain is not supported.",
	],
	maintenance: [
		failureCode.maintenance,
		"ปิดปรับปรุงระบบชั่วคราว กรุณากลับมาใหม่ภายหลัง",
		"The system is under maintenance. Please come back later.",
	],
} satisfies Record<string, Failure>;

const isFailure = (name: string): name is keyof typeof failures =>
	Object.hasOwn(failures, name);
const isPerson = (name: string): name is keyof typeof people =>
	Object.hasOwn(people, name);

/** The longest scenario name that is the id or precedes a dash; "" for none. */
function scenarioOf(mockUserId: string): string {
	const names = [...Object.keys(people), ...Object.keys(failures)];
	const [longest = ""] = names
		.filter((name) => `${mockUserId}-`.startsWith(`${name}-`))
		.sort((a, b) => b.length - a.length);
	return longest;
}

/** Digits derived from the id. */
function digitsOf(mockUserId: string, purpose: string, length: number): string {
	const hash = createHash("sha256")
		.update(`${purpose} ${mockUserId}`)
		.digest("hex");
	return BigInt(`0x${hash}`).toString().slice(-length).padStart(length, "0");
}

/** An IMEI's last digit (Luhn). */
function luhnDigit(body: string): string {
	const sum = [...body].reduce((total, digit, at) => {
		const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
		return total + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return String((10 - (sum % 10)) % 10);
}

export const isValidImei = (imei: string) =>
	/^\d{15}$/.test(imei) && luhnDigit(imei.slice(0, 14)) === imei[14];

export const subOf = (mockUserId: string) =>
	`demo-${createHash("sha256").update(mockUserId).digest("hex").slice(0, 24)}`;

export const signInError = ([code, th, en]: Failure) =>
	new ApiError(400, code, { th, en });

/** The customer of a mock_user_id. Throws the scenario's sign-in code, or 50003 for an unknown scenario. */
export function scenarioCustomer(mockUserId: string, now: Date): NewCustomer {
	const scenario = scenarioOf(mockUserId);
	if (isFailure(scenario)) throw signInError(failures[scenario]);
	if (!isPerson(scenario) || mockUserId.length > 100)
		throw signInError([
			failureCode.retrieveUserFailed,
			"ไม่พบข้อมูลผู้ใช้",
			"The user could not be retrieved.",
		]);
	const person: Person = people[scenario];
	const [firstname, lastname] = person.name;
	const [model, device_series, device_name] = person.phone;
	const body = `35${digitsOf(mockUserId, "imei", 12)}`;
	return {
		sub: subOf(mockUserId),
		scenario,
		firstname,
		lastname,
		email: `${scenario}.${digitsOf(mockUserId, "email", 6)}@example.com`,
		mobileno: person.isNew ? "" : mobileOf(mockUserId),
		tier: person.tier,
		is_plus: person.plus ?? false,
		model,
		imei: body + luhnDigit(body),
		serial: `RF${digitsOf(mockUserId, "serial", 9)}`,
		device_series,
		device_name,
		is_flagship: person.flagship ?? false,
		is_accessed_condition: !person.isNew,
		date_of_birth: person.born ?? (person.isNew ? "" : "19920814"),
		tier_start: startOfDay(now, -90),
		tier_end: startOfDay(now, person.tierEndsIn ?? 275),
		created_at: now,
	};
}

const mobileOf = (mockUserId: string) =>
	`08${digitsOf(mockUserId, "mobile", 8)}`;
