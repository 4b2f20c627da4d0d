// The sign-in scenarios of demo mode: each id `<scenario>` or `<scenario>-<anything>` is its own customer.
import { createHash } from "node:crypto";
import type { LocalizedMessage } from "../../src/contract/envelope";
import { failureCode } from "../../src/contract/failureCode";
import { ApiError } from "../rules/apiError";
import { startOfDay } from "../rules/bangkokTime";
import type { NewCustomer } from "../store/member/customers";

interface Person {
	firstname: string;
	lastname: string;
	tier: "Tier 1" | "Tier 2" | "Tier 3";
	model: string;
	series: string;
	device: string;
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
	firstname: "พิมพ์ชนก",
	lastname: "ศรีสุวรรณ",
	tier: "Tier 1",
	model: "OR-S948",
	series: "Orion S",
	device: "Orion S26 Ultra",
};
const people = {
	platinum: pimchanok,
	gold: {
		firstname: "ปุณณ์",
		lastname: "วัฒนกุล",
		tier: "Tier 2",
		model: "OR-A576",
		series: "Orion A",
		device: "Orion A57",
	},
	standard: {
		firstname: "มะลิ",
		lastname: "ใจงาม",
		tier: "Tier 3",
		model: "OR-A176",
		series: "Orion A",
		device: "Orion A17",
	},
	plus: {
		firstname: "ธนา",
		lastname: "เลิศวิไล",
		tier: "Tier 1",
		model: "OR-F976",
		series: "Orion Z",
		device: "Orion Fold 8",
		plus: true,
		flagship: true,
	},
	flagship: {
		firstname: "อรุณ",
		lastname: "แสงทอง",
		tier: "Tier 1",
		model: "OR-F776",
		series: "Orion Z",
		device: "Orion Flip 8",
		flagship: true,
	},
	new: {
		firstname: "",
		lastname: "",
		tier: "Tier 3",
		model: "OR-A376",
		series: "Orion A",
		device: "Orion A37",
		isNew: true,
	},
	legacy: {
		firstname: "สมพร",
		lastname: "บุญมา",
		tier: "Tier 2",
		model: "OR-S901",
		series: "Orion S",
		device: "Orion S22",
		isNew: true,
		born: "19750412",
	},
	moved: {
		firstname: "",
		lastname: "",
		tier: "Tier 3",
		model: "OR-A276",
		series: "Orion A",
		device: "Orion A27",
		isNew: true,
	},
	/** Agreed to an older version of the terms. */
	terms: { ...pimchanok, device: "Orion S26+", model: "OR-S947" },
	ending: {
		...pimchanok,
		tier: "Tier 2",
		device: "Orion S23",
		model: "OR-S911",
		tierEndsIn: 12,
	},
	empty: { ...pimchanok, device: "Orion S26", model: "OR-S942" },
	full: {
		...pimchanok,
		firstname: "กานดา",
		lastname: "พรหมเทพ",
		tier: "Tier 2",
		device: "Orion S25",
		model: "OR-S931",
	},
} satisfies Record<string, Person>;

interface Failure {
	code: number;
	message: LocalizedMessage;
}

const failures: Record<string, Failure> = {
	"no-token": {
		code: failureCode.requestTokenFailed,
		message: {
			th: "ขอสิทธิ์เข้าใช้งานไม่สำเร็จ",
			en: "An application token could not be issued.",
		},
	},
	"not-registered": {
		code: failureCode.validateNerpFailed,
		message: {
			th: "ตรวจสอบการลงทะเบียนเครื่องไม่ผ่าน",
			en: "The registration of this device could not be validated.",
		},
	},
	"campaign-over": {
		code: failureCode.campaignOutOfDuration,
		message: {
			th: "อยู่นอกช่วงเวลาของแคมเปญ",
			en: "The campaign is out of its duration.",
		},
	},
	"broken-upstream": {
		code: failureCode.dependencyFailed,
		message: {
			th: "ระบบปลายทางไม่ตอบสนอง",
			en: "A system behind this one does not answer.",
		},
	},
	unsupported: {
		code: failureCode.deviceNotFound,
		message: {
			th: "เครื่องนี้ไม่ร่วมรายการ",
			en: "This device is not among the participating devices.",
		},
	},
	"tier-not-allowed": {
		code: failureCode.deviceTierNotAllowed,
		message: {
			th: "ระดับของเครื่องนี้ยังไม่ร่วมรายการ",
			en: "This device's tier may not enter.",
		},
	},
	"bad-eula": {
		code: failureCode.eulaDateInvalid,
		message: {
			th: "วันที่ยอมรับข้อตกลงผู้ใช้ไม่ถูกต้อง",
			en: "The date of the end-user licence is not valid.",
		},
	},
	"blocked-email": {
		code: failureCode.emailDomainNotSupported,
		message: {
			th: "ไม่รองรับโดเมนอีเมลนี้",
			en: "This email domain is not supported.",
		},
	},
	maintenance: {
		code: failureCode.maintenance,
		message: {
			th: "ปิดปรับปรุงระบบชั่วคราว กรุณากลับมาใหม่ภายหลัง",
			en: "The system is under maintenance. Please come back later.",
		},
	},
};

const isPerson = (name: string): name is keyof typeof people =>
	Object.hasOwn(people, name);

/** The longest scenario name that is the id or precedes a dash. */
function scenarioOf(mockUserId: string): string | null {
	const names = [...Object.keys(people), ...Object.keys(failures)];
	return (
		names
			.filter(
				(name) => mockUserId === name || mockUserId.startsWith(`${name}-`),
			)
			.sort((a, b) => b.length - a.length)[0] ?? null
	);
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

const refuseSignIn = ({ code, message }: Failure) =>
	new ApiError(400, code, message);

/** The customer of a mock_user_id. Throws the scenario's sign-in code, or 50003 for an unknown scenario. */
export function scenarioCustomer(mockUserId: string, now: Date): NewCustomer {
	const scenario = scenarioOf(mockUserId);
	const failure = scenario ? failures[scenario] : undefined;
	if (failure) throw refuseSignIn(failure);
	if (scenario === null || !isPerson(scenario) || mockUserId.length > 100)
		throw refuseSignIn({
			code: failureCode.retrieveUserFailed,
			message: {
				th: "ไม่พบข้อมูลผู้ใช้",
				en: "The user could not be retrieved.",
			},
		});
	const person: Person = people[scenario];
	const body = `35${digitsOf(mockUserId, "imei", 12)}`;
	return {
		sub: subOf(mockUserId),
		scenario,
		firstname: person.firstname,
		lastname: person.lastname,
		email: `${scenario}.${digitsOf(mockUserId, "email", 6)}@example.com`,
		mobileno: person.isNew ? "" : mobileOf(mockUserId),
		tier: person.tier,
		is_plus: person.plus ?? false,
		model: person.model,
		imei: body + luhnDigit(body),
		serial: `RF${digitsOf(mockUserId, "serial", 9)}`,
		device_series: person.series,
		device_name: person.device,
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
