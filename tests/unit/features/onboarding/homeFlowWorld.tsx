// Shared by the tests of the rendered home flow: a scripted API, and steps that type, tick and reload.
import { act, type ComponentProps } from "react";
import { vi } from "vitest";
import type { Customer } from "../../../../src/contract/customer";
import { verifyResult } from "../../../../src/contract/sms";
import type { Consent } from "../../../../src/contract/terms";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import RegisterSheet from "../../../../src/features/onboarding/RegisterSheet";
import SurveyStep from "../../../../src/features/onboarding/SurveyStep";
import TermsUpdateSheet from "../../../../src/features/onboarding/TermsUpdateSheet";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { adoptToken } from "../../../../src/platform/session/session";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, press, typeInto, until, wipe } from "../../support/drawn";
import { api, calls, forgetApi } from "../../support/phone";
import { tokenOf } from "../../support/token";

export const stranger: Partial<Customer> = {
	customer_id: "7",
	firstname: "",
	mobileno: "",
	date_of_birth: "",
	email: "mali@example.com",
	tier: "Tier 2",
	tier_name: "Tier 2",
	tier_end: "2027-03-01T16:59:59Z",
	isaccessedcondition: false,
	is_display_expire_pop_up: false,
};
export const member: Partial<Customer> = {
	...stranger,
	firstname: "มะลิ",
	mobileno: "0812345678",
	date_of_birth: "20000229",
	isaccessedcondition: true,
};
export const term = (consent_id: string, more: Partial<Consent>): Consent => ({
	consent_id,
	is_consent: false,
	is_required: true,
	is_new_updated: false,
	article_id: consent_id,
	article_title: consent_id,
	article_title_en: consent_id,
	content_th: "words",
	content_en: "words",
	content_cover_url: "",
	...more,
});

/** The replies of the scripted API, and the addresses that the app opened. */
export const server = {
	customer: stranger,
	consents: [] as Consent[],
	tours: [] as { tutorial_id: string; name: string; is_completed: boolean }[],
	went: [] as string[],
};

/** An Image that loads after 30 ms; an address with "missing" fails, one with "unsized" has no size. */
class ArrivingImage {
	naturalWidth = 320;
	naturalHeight = 180;
	onload: (() => void) | null = null;
	onerror: (() => void) | null = null;
	set src(address: string) {
		const isMissing = address.includes("missing");
		if (address.includes("unsized")) this.naturalWidth = 0;
		setTimeout(() => (isMissing ? this.onerror?.() : this.onload?.()), 30);
	}
}

export const failing =
	(code: number | null, status = 400) =>
	() => {
		throw new ApiFailure({ reason: "status", status, code });
	};

/** An unregistered phone and an API that answers every call. */
export function begin() {
	vi.stubGlobal("Image", ArrivingImage);
	localStorage.clear();
	sessionStorage.clear();
	forgetApi();
	server.went.length = 0;
	setNavigate((path) => server.went.push(path));
	adoptToken(tokenOf("customer-7"));
	server.customer = stranger;
	server.consents = [term("Rules", {}), term("News", { is_required: false })];
	server.tours = [
		{ tutorial_id: "1", name: "Welcome Tips", is_completed: true },
		{ tutorial_id: "2", name: "New Welcome Tips", is_completed: true },
	];
	api("Profile", () => ({ customer: server.customer }));
	api("VerifyMobileNo", () => ({
		verify_result: verifyResult.usable,
		old_device: "",
	}));
	api("RequestOTP", () => ({
		expiretime: new Date(Date.now() + 300_000).toISOString(),
		otp_reference: "ABCD",
		transactionid: "T1",
	}));
	api("VerifyOTP", () => ({ legacycustomer: null }));
	api("TermsofServiceList", () => server.consents);
	api("RegisterTermsofService", () => ({ status: "success" }));
	api("UpdateTermsProgress", () => {
		server.customer = member;
		server.consents = server.consents.map((it) => ({
			...it,
			is_consent: it.is_required,
		}));
		return null;
	});
	api("TutorialProgress", () => ({ tutorials: server.tours }));
	api("GetRegisterSurvey", () => ({ sections: [] }));
	api("CompleteTutorial", () => null);
	api("GetWelcomeAnnoucement", () => ({ message: "not found" }));
	api("UpdateExpirePopUp", () => null);
	api("DetailV2", () => openPrivilege);
}

export const parts: Pick<ComponentProps<typeof HomeFlow>, "steps"> = {
	steps: {
		...{ Register: RegisterSheet, Survey: SurveyStep },
		TermsUpdate: TermsUpdateSheet,
	},
};

export const open = () => draw(<HomeFlow isOnHome {...parts} />);
/** Reloads the page: only stored data remains. */
export async function reload() {
	wipe();
	return await open();
}
export const shows = (page: HTMLElement, words: string) =>
	until(() => page.textContent?.includes(words));
export const named = (name: string) => calls.filter((it) => it.name === name);

function control(page: HTMLElement, label: string): Element {
	const labelled = [...page.querySelectorAll("label")].find((it) =>
		it.textContent?.startsWith(label),
	);
	const element =
		labelled?.querySelector("input") ??
		(labelled && document.getElementById(labelled.htmlFor)) ??
		page.querySelector(`[aria-label="${label}"]`);
	if (!element) throw new Error(`There is no field "${label}"`);
	return element;
}
export const put = (page: HTMLElement, label: string, value: string) =>
	typeInto(control(page, label), value);
export const tick = (page: HTMLElement, label: string) =>
	act(async () => {
		const box = control(page, label);
		if (box instanceof HTMLElement) box.click();
	});
export const typedIn = (page: HTMLElement, label: string) => {
	const element = control(page, label);
	return element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement
		? element.value
		: null;
};

export async function toForm(page: HTMLElement, title = "Tell us who you are") {
	await toCode(page);
	await put(page, "Digit 1 of 6", "123456");
	await press(page, "Confirm");
	await shows(page, title);
	await shows(page, "Terms and conditions");
}
export async function toCode(page: HTMLElement) {
	await shows(page, "Register with your mobile number");
	await put(page, "Mobile number", "0812345678");
	await press(page, "Confirm");
	await shows(page, "Enter the code");
}

/** Fills in the registration form and accepts the terms. */
export async function fillIn(page: HTMLElement) {
	await put(page, "First name", "A");
	await put(page, "Last name", "B");
	await put(page, "Day", "1");
	await put(page, "Month", "1");
	await put(page, "Year", "1990");
	await act(async () =>
		[...page.querySelectorAll("button")]
			.find((it) => it.textContent?.startsWith("Terms and conditions"))
			?.click(),
	);
	await tick(page, "Agree to all");
	await press(page, "Accept");
}
