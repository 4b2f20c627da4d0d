// The terms are a dialog themselves: a failed agreement opens no other dialog over them, and is shown in them (1 §8, 3 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DialogHost from "../../../src/app/DialogHost";
import { showFailure } from "../../../src/app/showFailure";
import {
	closeDialog,
	openQuestion,
} from "../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import {
	onFailure,
	queryClient,
} from "../../../src/platform/query/queryClient";
import { currentSession } from "../../../src/platform/session/session";
import { dialog } from "../features/freshPhone";
import {
	begin,
	member,
	server,
	shows,
	tick,
} from "../features/onboarding/homeFlowWorld";
import { draw, press, until, wipe } from "../support/drawn";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(() => {
	begin();
	onFailure(showFailure);
	server.customer = { ...member, isaccessedcondition: false };
});
afterEach(() => {
	wipe();
	closeDialog();
	queryClient.clear();
});

const message = { th: "คำขอมากเกินไป", en: "Too many requests." };
const soon = "It could not be sent just now. Please try again in a moment.";
const alertOf = (page: HTMLElement) =>
	page.querySelector("[role=alert]")?.textContent;

async function agree(failure: ApiFailure) {
	api("SubmitTermsofService", () => {
		throw failure;
	});
	const page = await draw(<DialogHost />, queryClient);
	await act(async () => void openQuestion({ name: "terms" }));
	await shows(page, "Your agreement is needed");
	await tick(page, "Rules");
	await press(page, "Agree and continue");
	await until(() => alertOf(page));
	return page;
}

test.each([
	[401, message.en, {}],
	[423, message.en, {}],
	[429, message.en, {}],
	[403, soon, { token: "of before the renewal" }],
])("an agreement that fails with %i says so in the terms", async (...of) => {
	const [status, words, more] = of;
	const page = await agree(
		new ApiFailure({ reason: "status", status, message, ...more }),
	);
	expect(alertOf(page)).toBe(words);
	expect(dialog()).toEqual({ name: "terms" });
});

test("an agreement in an ended session that was reported and not renewed says that it was not sent", async () => {
	const token = currentSession()?.token;
	const reply = { reason: "status", status: 403, message } as const;
	const ended = new ApiFailure({ ...reply, token });
	showFailure(ended, { kind: "read" });
	expect(dialog()?.name).toBe("sessionTimeout");
	// Goes to the saved codes, and from there to a privilege.
	closeDialog();
	expect(alertOf(await agree(ended))).toBe(soon);
});
