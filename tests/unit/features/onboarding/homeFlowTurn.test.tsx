// The home flow never opens over an open code or an undo bar.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import {
	emptyRegisterDraft,
	registerDraft,
} from "../../../../src/platform/session/homeFlow";
import {
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import { draw, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import {
	begin,
	member,
	named,
	open,
	parts,
	server,
	shows,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(() => {
	begin();
	server.consents = [];
	server.customer = { ...member, is_display_expire_pop_up: true };
});
afterEach(() => {
	closeDialog();
	wipe();
});

const code = { name: "rewardCode", transactionId: "T1" } as const;
const says = "membership ends soon";
const quiet = () =>
	act(async () => {
		await new Promise((tick) => setTimeout(tick, 50));
	});

// The bug: the flow opened over a code that was opened from home.
test("the home flow waits until an open code is closed", async () => {
	openDialog(code);
	const page = await open();
	await quiet();
	expect(page.textContent).not.toContain(says);
	await act(async () => closeDialog());
	await shows(page, says);
});

const options = [optionOf("a", {})];
const survey = [sectionOf("1", [questionOf("singleChoice", options)])];
const noReply = () => {
	throw new ApiFailure({ reason: "network" });
};

test.each([
	["the survey", () => null, survey, "Skip"],
	["the success message", () => null, [], "You are registered"],
	["what failed", noReply, [], "Almost done"],
])(
	"%s of a registration that arrives late waits for a code that was opened meanwhile",
	async (_what, answer, sections, words) => {
		server.customer = { ...member, isaccessedcondition: false };
		registerDraft.save({ ...emptyRegisterDraft, step: "registerSurvey" });
		const accepted = lateReply(answer);
		api("UpdateTermsProgress", accepted.reply);
		api("GetRegisterSurvey", () => ({ sections }));
		const page = await draw(<HomeFlow isOnHome {...parts} />);
		await until(() => named("UpdateTermsProgress").length > 0);
		openDialog(code);
		await accepted.come();
		await quiet();
		expect(page.querySelector("dialog")).toBeNull();
		await act(async () => closeDialog());
		await shows(page, words);
	},
);

test("an open step stays when a code opens over it", async () => {
	const page = await open();
	await shows(page, says);
	await act(async () => openDialog(code));
	await quiet();
	expect(page.textContent).toContain(says);
});
