// Terms that change, or are cancelled again, during a visit (M07, 3 §4 Terms).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import { emptyRegisterForm } from "../../../../src/domain/member/registerForm";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import {
	emptyRegisterDraft,
	registerDraft,
	termsTicks,
} from "../../../../src/platform/session/homeFlow";
import { requestTerms } from "../../../../src/platform/session/termsRequest";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { dialog } from "../freshPhone";
import {
	begin,
	failing,
	fillIn,
	member,
	named,
	open,
	parts,
	reload,
	server,
	shows,
	stranger,
	term,
	tick,
	toForm,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

fastForward();
beforeEach(() => {
	begin();
	server.customer = member;
});
afterEach(() => {
	closeDialog();
	wipe();
});

test("a tick for another wording does not count (decision 035)", async () => {
	server.consents = [
		term("Rules", { is_consent: true, is_new_updated: true }),
		term("News", { is_required: false }),
	];
	let page = await open();
	await shows(page, "Our terms have changed");
	await tick(page, "Rules");
	await tick(page, "News");
	server.consents = server.consents.map((it) =>
		it.consent_id === "Rules" ? { ...it, content_th: "newer words" } : it,
	);
	page = await reload();
	await shows(page, "Our terms have changed");
	const boxes = page.querySelectorAll<HTMLInputElement>("li input");
	expect([...boxes].map((it) => it.checked)).toEqual([false, true]);
});

test("ticks cannot be changed while the agreement is being sent, and can be after a refusal", async () => {
	server.consents = [
		term("Rules", { is_consent: true, is_new_updated: true }),
		term("News", { is_required: false }),
	];
	let refuse = () => {};
	const sent = new Promise<void>((done) => (refuse = done));
	api("SubmitTermsofService", () => sent.then(failing(failureCode.refused)));
	const page = await open();
	await shows(page, "Our terms have changed");
	await tick(page, "Agree to all");
	await press(page, "Agree and continue");
	const writable = () => page.querySelectorAll("input:not(:disabled)").length;
	await until(() => writable() === 0);
	refuse();
	await until(() => writable() === 3);
});

test("an agreement that is cancelled after a failed load of the terms shows them", async () => {
	server.customer = { ...member, isaccessedcondition: false };
	server.consents = [term("Rules", {})];
	api("TermsofServiceList", failing(failureCode.dependencyFailed));
	const client = newCache();
	const page = await draw(<HomeFlow isOnHome {...parts} />, client);
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(page.querySelector("dialog")).toBeNull();
	await draw(<HomeFlow isOnHome={false} {...parts} />, client);
	api("TermsofServiceList", () => server.consents);
	requestTerms();
	await draw(<HomeFlow isOnHome {...parts} />, client);
	await shows(page, "Your agreement is needed");
});

/** A new customer whose form lacks only the terms. */
function beginForm() {
	server.customer = stranger;
	const mobile = "0812345678";
	registerDraft.save({
		...emptyRegisterDraft,
		step: "consenting",
		...{ number: mobile, mobile, proven: mobile },
		form: {
			...{ ...emptyRegisterForm, firstname: "มะลิ", lastname: "ใจดี" },
			birth: { day: 1, month: 1, year: 1990 },
		},
	});
}

test("a programme without terms asks for none instead of showing 0 of 0", async () => {
	server.consents = [];
	beginForm();
	const page = await open();
	await shows(page, "First name");
	expect(page.textContent).not.toContain("Terms and conditions");
	await press(page, "Register");
	await shows(page, "You are registered");
});

test("a required term that was published meanwhile is in the list after the refused registration", async () => {
	server.consents = [term("Rules", {})];
	api("RegisterTermsofService", failing(failureCode.refused));
	beginForm();
	const page = await open();
	await shows(page, "Read and agree");
	await press(page, "Terms and conditionsRead and agree");
	await tick(page, "Rules");
	await press(page, "Accept");
	await shows(page, "Agreed to 1 of 1");
	server.consents = [term("Rules", {}), term("Privacy", {})];
	await press(page, "Register");
	await shows(page, "Read and agree");
	await press(page, "Terms and conditionsRead and agree");
	await tick(page, "Privacy");
	await press(page, "Accept");
	await shows(page, "Agreed to 2 of 2");
});

test("a term that was withdrawn meanwhile leaves the sheet after the refused agreement, which can then be given", async () => {
	const rules = term("Rules", { is_consent: true, is_new_updated: true });
	server.consents = [rules, term("Club", { is_required: false })];
	api("SubmitTermsofService", failing(failureCode.notFound));
	const page = await open();
	await shows(page, "Our terms have changed");
	await tick(page, "Agree to all");
	server.consents = [rules];
	await press(page, "Agree and continue");
	await until(() => page.querySelectorAll("li").length === 1);
	api("SubmitTermsofService", () => [{ ...rules, is_new_updated: false }]);
	await press(page, "Agree and continue");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(named("SubmitTermsofService").at(-1)?.request).toEqual({
		list_consent: [
			{ consent_id: "Rules", is_consent: true, is_required: true },
		],
	});
});

test("a registration stopped by a newer required term asks for it, and continues", async () => {
	server.customer = { ...member, isaccessedcondition: false };
	server.consents = [term("Privacy", { is_new_updated: true })];
	registerDraft.save({ ...emptyRegisterDraft, step: "registerSurvey" });
	api("GetTermsProgress", () => ({ isaccessedcondition: false }));
	api("UpdateTermsProgress", failing(failureCode.refused));
	const page = await open();
	await shows(page, "Almost done");
	await press(page, "Try again");
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	api("UpdateTermsProgress", () => null);
	closeDialog(true);
	handleDialogClosed();
	await shows(page, "You are registered");
});

test("terms are locked if agreed and required, and marked as updated or optional; “Later” sends nothing", async () => {
	server.consents = [
		term("Rules", { is_consent: true }),
		term("Privacy", {
			...{ is_consent: true, is_new_updated: true, content_en: "New words" },
		}),
		term("News", { is_required: false }),
	];
	const page = await open();
	await shows(page, "Our terms have changed");
	const rows = [...page.querySelectorAll("li")];
	const boxes = rows.map((row) => row.querySelector("input"));
	expect(boxes.map((box) => [box?.checked, box?.disabled])).toEqual([
		[true, true],
		[false, false],
		[false, false],
	]);
	const badges = /Required|Optional|Updated/g;
	expect(rows.map((row) => row.textContent?.match(badges))).toEqual([
		["Required"],
		["Required", "Updated"],
		["Optional"],
	]);
	expect(rows[1]?.querySelector("details")?.textContent).toContain("New words");
	await press(page, "Later");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(named("SubmitTermsofService")).toEqual([]);
});

test("sent ticks are not kept: they would count for a later agreement", async () => {
	server.consents = [
		term("Rules", { is_consent: true, is_new_updated: true }),
		term("News", { is_required: false }),
	];
	api("SubmitTermsofService", () => server.consents);
	const page = await open();
	await shows(page, "Our terms have changed");
	await tick(page, "Agree to all");
	expect(Object.values(termsTicks.read() ?? {})).toEqual([true, true]);
	await press(page, "Agree and continue");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(termsTicks.read()).toBeNull();
});

test("ticks are not kept after “Later”: they would be set at the next visit", async () => {
	server.consents = [
		term("Rules", { is_required: true }),
		term("News", { is_required: false }),
	];
	const page = await open();
	await shows(page, "Your agreement is needed");
	await tick(page, "Agree to all");
	expect(termsTicks.read()).not.toBeNull();
	await press(page, "Later");
	expect(termsTicks.read()).toBeNull();
});

test("ticks that another tab has set stay if the sheet is postponed without input here", async () => {
	const page = await open();
	await shows(page, "Your agreement is needed");
	termsTicks.save({ Rules: true });
	await press(page, "Later");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(termsTicks.read()).toEqual({ Rules: true });
});

test("if all terms are agreed to but the access was never opened, none is said to have changed", async () => {
	server.customer = { ...member, isaccessedcondition: false };
	server.consents = [term("Rules", { is_consent: true })];
	api("SubmitTermsofService", () => server.consents);
	const page = await open();
	await shows(page, "Your agreement is needed");
	expect(page.textContent).not.toContain("changed");
	await press(page, "Agree and continue");
	await until(() => named("UpdateTermsProgress").length === 1);
});

test("terms requested just before a reload are shown once the flow has started", async () => {
	server.consents = [term("Rules", { is_consent: true })];
	requestTerms();
	const page = await open();
	await shows(page, "Your agreement is needed");
});

// The bug: instead of the tour, the sheet asked for what the registration had just agreed to.
test("an agreement that was cancelled before the registration is not asked for after it", async () => {
	server.customer = stranger;
	requestTerms();
	const page = await open();
	await toForm(page);
	await fillIn(page);
	await press(page, "Register");
	await shows(page, "You are registered");
	await press(page, "Let’s go");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(named("TutorialProgress")).toHaveLength(1);
});
