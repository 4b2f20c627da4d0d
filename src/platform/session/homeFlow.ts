// Saved state of the home flow (3 §4).
import * as v from "valibot";
import { registerSteps } from "../../domain/home/homeFlow";
import type { HiddenAnnouncement } from "../../domain/home/welcomeAnnouncement";
import { formatMobile, mobileDigits } from "../../domain/member/mobileNumber";
import {
	emptyRegisterForm,
	type LegacyCustomer,
	withLegacy,
} from "../../domain/member/registerForm";
import { draftOf } from "../storage/draft";
import { record } from "../storage/record";
import { storageKeys } from "../storage/storage";
import { personal } from "./personalKeys";

const part = v.pipe(v.number(), v.integer(), v.minValue(0));
const register = v.object({
	step: v.picklist(registerSteps),
	number: v.string(),
	/** The number that a code was sent to, ten digits; "" before that. */
	mobile: v.string(),
	/** The number verified by a code, ten digits; "" for none. */
	proven: v.optional(v.string(), ""),
	legacy: v.nullable(
		v.object({
			firstname: v.string(),
			lastname: v.string(),
			dateofbirth: v.string(),
		}),
	),
	form: v.object({
		firstname: v.string(),
		lastname: v.string(),
		birth: v.object({ day: part, month: part, year: part }),
		email: v.optional(v.string(), ""),
		ticks: record(v.boolean()),
	}),
	survey: v.picklist(["submitted", "skipped", "none"]),
	/** The reference of the survey's reward; "" for none. */
	reward: v.optional(v.string(), ""),
});
/** The purpose of a one-time code that verifies the number. */
export const registrationPurpose = "registration";

export type RegisterDraft = v.InferOutput<typeof register>;

export const emptyRegisterDraft: RegisterDraft = {
	step: "requestOtp",
	number: "",
	mobile: "",
	proven: "",
	legacy: null,
	form: emptyRegisterForm,
	survey: "none",
	reward: "",
};

export const registerDraft = draftOf("register", register);

/** Whether this phone's registration in progress has the number (ten digits). */
export function isNumberOfRegistration(mobile: string): boolean {
	const draft = registerDraft.read();
	return (
		draft !== null &&
		[draft.mobile, mobileDigits(draft.number)].includes(mobile)
	);
}

/** Saves a number verified on `/survey/otp` (ten digits): home continues with the terms, and earlier input stays. */
export function saveVerifiedNumber(
	mobile: string,
	legacy: LegacyCustomer | null,
): void {
	const draft = registerDraft.read() ?? emptyRegisterDraft;
	registerDraft.save({
		...draft,
		step: "consenting",
		number: formatMobile(mobile),
		mobile,
		proven: mobile,
		legacy,
		form: withLegacy(draft.form, legacy),
	});
}

export const termsTicks = draftOf("terms", record(v.boolean()));

/** The step of a tour that was shown last, from 0; `name` is a tour of home, or the page of a tour that has its own address. */
export const tourStep = draftOf(
	"tour",
	v.object({ name: v.string(), at: part }),
);

const hidden = v.object({ endDateTime: v.number(), customerId: v.string() });

export const readHiddenAnnouncement = (): HiddenAnnouncement | null =>
	personal.read(storageKeys.hideAnnouncement, hidden);
export const saveHiddenAnnouncement = (value: HiddenAnnouncement): void =>
	void personal.write(storageKeys.hideAnnouncement, value);
