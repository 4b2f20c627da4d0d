// The registration form as drawn: the birth date, and the values that are known already (3 §5).
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import { press, until, wipe } from "../../support/drawn";
import { expectRefused } from "../../support/refusedForm";
import {
	begin,
	named,
	open,
	put,
	shows,
	toForm,
	typedIn,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(begin);
afterEach(() => {
	closeDialog();
	wipe();
});

test("each missing part of the birth date has an error until it is chosen; the terms are last (3 §5)", async () => {
	const page = await open();
	await toForm(page);
	// The number and the sign-in's email are only shown.
	const facts = [...page.querySelectorAll("dd")].map((it) => it.textContent);
	expect(facts).toEqual(["081-234-5678Change", "mali@example.com"]);
	await put(page, "First name", "A");
	await put(page, "Last name", "B");
	await put(page, "Month", "1");
	const flagged = () =>
		[...page.querySelectorAll("[aria-invalid=true]")].map((field) =>
			page.querySelector(`label[for="${field.id}"]`)?.textContent?.trim(),
		);
	await press(page, "Register");
	await shows(page, "Please fill in the birth date");
	// Day has the focus: the message describes it, and changes are announced.
	await until(() =>
		page
			.querySelector("fieldset [aria-live=polite]")
			?.textContent?.startsWith("Please fill in"),
	);
	expect(flagged()).toEqual(["Day", "Year"]);
	expectRefused(page);
	await put(page, "Day", "31");
	await put(page, "Year", "2000");
	await put(page, "Month", "4");
	expect(typedIn(page, "Day")).toBe("1");
	expect(flagged()).toEqual([]);
	const [days, months, years] = page.querySelectorAll("select");
	expect([...(days?.options ?? [])].at(-1)?.textContent).toBe("30");
	const read = () => [months, years].map((it) => it?.selectedOptions[0]?.text);
	expect(read()).toEqual(["April", "2000"]);
	await act(async () => i18n.loadAndActivate({ locale: "th", messages: {} }));
	expect(read()).toEqual(["เมษายน", "2543"]);
	await act(async () => i18n.activate("en-US"));
	await press(page, "Register");
	await until(() =>
		document.activeElement?.textContent?.startsWith("Terms and conditions"),
	);
	expect(named("RegisterTermsofService")).toHaveLength(0);
});
