// The sign-in scenarios of demo mode: each id `<scenario>` or `<scenario>-<anything>` is its own customer.
import { createHash } from "node:crypto";
import { failureCode } from "../../src/contract/failureCode";
import { pictureType } from "../../src/contract/profile";
import { startOfDay } from "../rules/bangkokTime";
import { signInError } from "../rules/signInChecks";
import type { NewCustomer } from "../store/member/customers";
import { signInErrors } from "./signInErrors";

export interface Person {
	firstname: string;
	lastname: string;
	englishName: string;
	tier: "Tier 1" | "Tier 2" | "Tier 3";
	model: string;
	series: string;
	device: string;
	avatar?: string;
	plus?: true;
	flagship?: true;
	/** The customer has not accepted the conditions yet. */
	isNew?: true;
	/** Birth date (YYYYMMDD) of a known customer who has not accepted the conditions. */
	born?: string;
	/** Days until the tier ends; default 275. */
	tierEndsIn?: number;
}

const pimchanok: Person = {
	firstname: "พิมพ์ชนก",
	lastname: "ศรีสุวรรณ",
	englishName: "Pimchanok",
	tier: "Tier 1",
	model: "OR-S948",
	series: "Orion S",
	device: "Orion S26 Ultra",
	avatar: "luna",
};
/** The customer of a phone that nobody has registered. */
const newcomer: Omit<Person, "model" | "device"> = {
	firstname: "",
	lastname: "",
	englishName: "",
	tier: "Tier 3",
	series: "Orion A",
	isNew: true,
};
export const scenarioPeople = {
	platinum: pimchanok,
	gold: {
		firstname: "ปุณณ์",
		lastname: "วัฒนกุล",
		englishName: "Pun",
		tier: "Tier 2",
		model: "OR-A576",
		series: "Orion A",
		device: "Orion A57",
		avatar: "leo",
	},
	standard: {
		firstname: "มะลิ",
		lastname: "ใจงาม",
		englishName: "Mali",
		tier: "Tier 3",
		model: "OR-A176",
		series: "Orion A",
		device: "Orion A17",
		avatar: "nova",
	},
	plus: {
		firstname: "ธนา",
		lastname: "เลิศวิไล",
		englishName: "Thana",
		tier: "Tier 1",
		model: "OR-F976",
		series: "Orion Z",
		device: "Orion Fold 8",
		avatar: "orion",
		plus: true,
		flagship: true,
	},
	flagship: {
		firstname: "อรุณ",
		lastname: "แสงทอง",
		englishName: "Arun",
		tier: "Tier 1",
		model: "OR-F776",
		series: "Orion Z",
		device: "Orion Flip 8",
		avatar: "atlas",
		flagship: true,
	},
	new: { ...newcomer, model: "OR-A376", device: "Orion A37" },
	legacy: {
		firstname: "สมพร",
		lastname: "บุญมา",
		englishName: "Somporn",
		tier: "Tier 2",
		model: "OR-S901",
		series: "Orion S",
		device: "Orion S22",
		isNew: true,
		born: "19750412",
	},
	moved: { ...newcomer, model: "OR-A276", device: "Orion A27" },
	/** This customer agreed to an older version of the terms. */
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
		englishName: "Kanda",
		tier: "Tier 2",
		device: "Orion S25",
		avatar: "vega",
		model: "OR-S931",
	},
} satisfies Record<string, Person>;

const isNameIn = <T extends object>(
	table: T,
	name: string | null,
): name is keyof T & string => name !== null && Object.hasOwn(table, name);

/** The longest scenario name that is the id or its part before a dash; null if there is none. */
function scenarioOf(mockUserId: string): string | null {
	const names = Object.keys({ ...scenarioPeople, ...signInErrors })
		.filter((name) => `${mockUserId}-`.startsWith(`${name}-`))
		.sort((a, b) => b.length - a.length);
	return names[0] ?? null;
}

const hashOf = (text: string) =>
	createHash("sha256").update(text).digest("hex");

function digitsOf(mockUserId: string, purpose: string, length: number): string {
	const hash = hashOf(`${purpose} ${mockUserId}`);
	return BigInt(`0x${hash}`).toString().slice(-length).padStart(length, "0");
}

/** The check digit of an IMEI (Luhn). */
function luhnDigit(body: string): string {
	const sum = [...body].reduce((total, digit, at) => {
		const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
		return total + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return String((10 - (sum % 10)) % 10);
}

export const isValidImei = (imei: string) =>
	/^\d{15}$/.test(imei) && luhnDigit(imei.slice(0, 14)) === imei[14];

/** The sub of a mock_user_id; each id is its own customer. */
export const subOf = (mockUserId: string) =>
	`demo-${hashOf(mockUserId).slice(0, 24)}`;

/** The customer of a mock_user_id. Throws the scenario's sign-in code, or 50003 for an unknown scenario. */
export function scenarioCustomer(mockUserId: string, now: Date): NewCustomer {
	const scenario = scenarioOf(mockUserId);
	if (isNameIn(signInErrors, scenario))
		throw signInError(signInErrors[scenario]);
	if (!isNameIn(scenarioPeople, scenario) || mockUserId.length > 100)
		throw signInError([
			failureCode.retrieveUserFailed,
			"ไม่พบข้อมูลผู้ใช้",
			"The user could not be retrieved.",
		]);
	const person: Person = scenarioPeople[scenario];
	const body = `35${digitsOf(mockUserId, "imei", 12)}`;
	return {
		sub: subOf(mockUserId),
		scenario,
		firstname: person.firstname,
		lastname: person.lastname,
		email: `${scenario}.${digitsOf(mockUserId, "email", 6)}@example.com`,
		mobileno: person.isNew ? "" : `08${digitsOf(mockUserId, "mobile", 8)}`,
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
		...(person.avatar && {
			image_profile_type: pictureType.avatar,
			avatar_id: person.avatar,
		}),
		tier_start: startOfDay(now, -90),
		tier_end: startOfDay(now, person.tierEndsIn ?? 275),
		created_at: now,
	};
}

/** The other customer of the scenario "moved", who registered the number before (3 §4 Phone verification); null for other scenarios. */
export function formerNumberOwner(mockUserId: string, now: Date) {
	const { scenario } = scenarioCustomer(mockUserId, now);
	return scenario === "moved"
		? scenarioCustomer(`standard-before-${mockUserId}`.slice(0, 100), now)
		: null;
}
