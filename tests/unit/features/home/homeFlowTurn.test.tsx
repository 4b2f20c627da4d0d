// The home flow never opens over a shown code or an undo.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { wipe } from "../../support/drawn";
import { begin, member, open, server, shows } from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

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
test("the home flow waits until a shown code is closed", async () => {
	openDialog(code);
	const page = await open();
	await quiet();
	expect(page.textContent).not.toContain(says);
	await act(async () => closeDialog());
	await shows(page, says);
});

test("an open step stays when a code opens over it", async () => {
	const page = await open();
	await shows(page, says);
	await act(async () => openDialog(code));
	await quiet();
	expect(page.textContent).toContain(says);
});
