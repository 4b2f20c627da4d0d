// What the home flow keeps on the phone, and how the rest of the app reaches it (3 §4).
import * as v from "valibot";
import { registerSteps } from "../../domain/home/homeFlow";
import type { HiddenAnnouncement } from "../../domain/home/welcomeAnnouncement";
import { shownMobile } from "../../domain/member/mobileNumber";
import {
	emptyRegisterForm,
	type LegacyCustomer,
	withLegacy,
} from "../../domain/member/registerForm";
import { dropDraft, readDraft, saveDraft } from "../storage/draft";
import { record } from "../storage/record";
import { perTab, storageKeys } from "../storage/storage";
import { readPersonal, writePersonal } from "./personalKeys";

/** Whether a required agreement was cancelled: home opens the terms while this is set (3 §4 Terms, the consent modal flag). */
export const areTermsRequested = (): boolean =>
	perTab.get(storageKeys.consentModal) !== null;
export const dropTermsRequest = (): void =>
	perTab.remove(storageKeys.consentModal);

const part = v.pipe(v.number(), v.integer(), v.minValue(0));
const register = v.object({
	step: v.picklist(registerSteps),
	/** The number as it stands in its field. */
	number: v.string(),
	/** The number that a code was sent to, ten digits; "" before. */
	mobile: v.string(),
	/** The number that a code has proven, ten digits; "" for none. */
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
});
/** The register state and the saved register data of 3 §1 in one. */
export type RegisterDraft = v.InferOutput<typeof register>;

export const emptyRegisterDraft: RegisterDraft = {
	step: "requestOtp",
	number: "",
	mobile: "",
	proven: "",
	legacy: null,
	form: emptyRegisterForm,
	survey: "none",
};

const drafts = { register: "register", terms: "terms", tour: "tour" } as const;

export const readRegister = (): RegisterDraft | null =>
	readDraft(drafts.register, register);
export const saveRegister = (draft: RegisterDraft): void =>
	saveDraft(drafts.register, draft);
/** The number was proven on a page of its own (`/survey/otp`): home goes on with the terms, and what was typed before stays. `mobile`: ten digits. */
export function saveVerifiedNumber(
	mobile: string,
	legacy: LegacyCustomer | null,
): void {
	const draft = readRegister() ?? emptyRegisterDraft;
	saveRegister({
		...draft,
		step: "consenting",
		number: shownMobile(mobile),
		mobile,
		proven: mobile,
		legacy,
		form: withLegacy(draft.form, legacy),
	});
}
export const dropRegister = (): void => dropDraft(drafts.register);

const ticks = record(v.boolean());

/** Ticks of the terms sheet that were not sent yet. */
export const readTermsTicks = () => readDraft(drafts.terms, ticks);
export const saveTermsTicks = (value: v.InferOutput<typeof ticks>): void =>
	saveDraft(drafts.terms, value);
export const dropTermsTicks = (): void => dropDraft(drafts.terms);

const tour = v.object({ name: v.string(), at: part });

/** How far a tour was shown, from 0; 0 for another tour. `name`: a tour of home, or the page of one that the address asks for. */
export function readTourStep(name: string): number {
	const kept = readDraft(drafts.tour, tour);
	return kept?.name === name ? kept.at : 0;
}
export const saveTourStep = (name: string, at: number): void =>
	saveDraft(drafts.tour, { name, at });
export const dropTourStep = (): void => dropDraft(drafts.tour);

const hidden = v.object({ endDateTime: v.number(), customerId: v.string() });

export const readHiddenAnnouncement = (): HiddenAnnouncement | null =>
	readPersonal(storageKeys.hideAnnouncement, hidden);
export const saveHiddenAnnouncement = (value: HiddenAnnouncement): void =>
	void writePersonal(storageKeys.hideAnnouncement, value);
