// Keeping or cancelling the agreement to a required term (3 §4 Terms).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import type { Consent } from "../../../../src/contract/terms";
import { AgreementBar } from "../../../../src/features/terms/AgreementBar";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import { areTermsRequested } from "../../../../src/platform/session/termsRequest";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

const agreed: Consent = {
	...{ consent_id: "C1", article_id: "A1" },
	...{ is_consent: true, is_required: true, is_new_updated: false },
	...{ article_title: "ข้อกำหนด", article_title_en: "Terms of use" },
	...{ content_th: "", content_en: "", content_cover_url: "" },
};
const went: string[] = [];
const onAgreed = vi.fn();

fastForward();
beforeEach(() => {
	freshPhone();
	sessionStorage.clear();
	went.length = 0;
	setNavigate((path) => void went.push(path));
	api("SubmitTermsofService", () => null);
	onFailure(showFailure);
});
afterEach(() => {
	wipe();
	queryClient.clear();
});

const decisions = () =>
	calls
		.filter(({ name }) => name === "SubmitTermsofService")
		.map(({ request }) => request);
const decision = (is_consent: boolean, is_required = true) => ({
	list_consent: [{ consent_id: "C1", is_consent, is_required }],
});

/** Presses "Cancel my agreement". */
async function begin() {
	const page = await draw(
		<AgreementBar consent={agreed} onAgreed={onAgreed} />,
		queryClient,
	);
	expect(page.querySelector("input")).toMatchObject({
		...{ checked: true, disabled: true },
	});
	expect(page.querySelector("label")?.textContent).toContain("(required)");
	await press(page, "Cancel my agreement");
	await until(() => page.textContent?.includes("Cancel your agreement?"));
	expect(decisions()).toEqual([]);
	return page;
}

test.each([
	["Keep agreement", "Cancel agreement"],
	["Cancel agreement", "Keep agreement"],
])("while %s is being sent, %s has to wait", async (pressed, other) => {
	api("SubmitTermsofService", () => new Promise(() => undefined));
	const page = await begin();
	await press(page, pressed);
	await until(() => page.querySelector("dialog [aria-busy]"));
	await press(page, other);
	await press(page, pressed);
	expect(decisions()).toHaveLength(1);
	// The question stays open until the reply, which opens the next page.
	const frame = page.querySelector("dialog");
	await act(async () => {
		frame?.dispatchEvent(new Event("cancel", { cancelable: true }));
	});
	await act(() => vi.advanceTimersByTimeAsync(1000));
	expect(page.querySelector("dialog[open]")).not.toBeNull();
});

test("keeping the agreement sends it again and stays on the page", async () => {
	const page = await begin();
	await press(page, "Keep agreement");
	await until(() => !page.querySelector("dialog[open]"));
	expect(decisions()).toEqual([decision(true)]);
	expect(went).toEqual([]);
	expect(areTermsRequested()).toBe(false);
});

test("cancelling the agreement leads home, which shows the terms", async () => {
	const page = await begin();
	await press(page, "Cancel agreement");
	await until(() => went.length > 0);
	expect(decisions()).toEqual([decision(false)]);
	expect(went).toEqual(["/"]);
	expect(areTermsRequested()).toBe(true);
});

// The bug: a dialog that leads home opened over it as well.
test("a failed cancellation says so and opens no page", async () => {
	api("SubmitTermsofService", fail({ status: 500 }));
	const page = await begin();
	await press(page, "Cancel agreement");
	await until(() => page.querySelector("dialog [role=alert]"));
	// Shown once, not below the question too.
	expect(page.querySelectorAll("[role=alert]")).toHaveLength(1);
	expect(dialog()).toBeNull();
	expect(went).toEqual([]);
	expect(areTermsRequested()).toBe(false);
	// Closed and opened again, the question shows no failure yet.
	const frame = page.querySelector("dialog");
	await act(async () => {
		frame?.dispatchEvent(new Event("cancel", { cancelable: true }));
	});
	await until(() => !page.querySelector("dialog[open]"));
	expect(page.querySelector("[role=alert]")).not.toBeNull();
	await press(page, "Cancel my agreement");
	await until(() => page.querySelector("dialog[open]"));
	expect(page.querySelector("[role=alert]")).toBeNull();
	expect(went).toEqual([]);
});

test("while a tick is being sent, another one has to wait", async () => {
	api("SubmitTermsofService", () => new Promise(() => undefined));
	const open = { ...agreed, is_consent: false };
	const page = await draw(<AgreementBar consent={open} onAgreed={onAgreed} />);
	const box = page.querySelector("input");
	await act(async () => box?.click());
	await until(() => box?.hasAttribute("aria-busy"));
	// The bug: the box stayed empty until the reply.
	expect(box?.checked).toBe(true);
	await act(async () => box?.click());
	expect(decisions()).toHaveLength(1);
	expect(box?.checked).toBe(true);
});

// The bug: the step back, meant for the term's page, left the page that was opened meanwhile.
test("a person who has left the term before the popup closes is not led back", async () => {
	const open = { ...agreed, is_consent: false };
	const page = await draw(<AgreementBar consent={open} onAgreed={onAgreed} />);
	await act(async () => page.querySelector("input")?.click());
	await until(dialog);
	await draw(<p>Another page</p>);
	await act(async () => {
		closeDialog(true);
		handleDialogClosed();
	});
	await act(() => vi.advanceTimersByTimeAsync(1000));
	expect(onAgreed).not.toHaveBeenCalled();
});

test("ticking a term shows a success popup, then leads back; unticking an optional one asks nothing", async () => {
	const optional = { ...agreed, is_consent: false, is_required: false };
	const page = await draw(
		<AgreementBar consent={optional} onAgreed={onAgreed} />,
	);
	expect(page.querySelector("input")?.checked).toBe(false);
	expect(page.textContent).toContain("(optional)");
	expect(page.querySelector("button")).toBeNull();
	page.querySelector("input")?.click();
	await until(dialog);
	expect(decisions()).toEqual([decision(true, false)]);
	expect(dialog()).toMatchObject({
		variant: "success",
		title: { message: "Thank you, your agreement is saved" },
		autoConfirm: true,
	});
	expect(onAgreed).not.toHaveBeenCalled();
	await act(async () => {
		closeDialog(true);
		handleDialogClosed();
	});
	await until(() => onAgreed.mock.calls.length > 0);
	wipe();
	calls.length = 0;
	const given = await draw(
		<AgreementBar
			consent={{ ...optional, is_consent: true }}
			onAgreed={onAgreed}
		/>,
	);
	given.querySelector("input")?.click();
	await until(() => decisions().length > 0);
	await act(() => vi.advanceTimersByTimeAsync(0));
	expect(decisions()).toEqual([decision(false, false)]);
	expect(given.querySelector("dialog")).toBeNull();
	// The bug: the popup thanked for an agreement that was withdrawn.
	expect(dialog()).toBeNull();
});

// The bug: a dialog that leads home opened over it as well.
test.each([
	...[{ status: 500 }, { reason: "network" }, { reason: "timeout" }],
	{ status: 400, code: 20000 },
] as const)(
	"a tick that could not be saved for %j says so and opens no page",
	async (failure) => {
		api("SubmitTermsofService", fail(failure));
		const open = { ...agreed, is_consent: false };
		const page = await draw(
			<AgreementBar consent={open} onAgreed={onAgreed} />,
			queryClient,
		);
		page.querySelector("input")?.click();
		await until(() => page.querySelector("[role=alert]"));
		expect(page.querySelector("input")?.checked).toBe(false);
		expect(dialog()).toBeNull();
		expect(onAgreed).not.toHaveBeenCalled();
	},
);
