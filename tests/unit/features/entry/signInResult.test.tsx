// What a sign-in reports at its end, after what a claim of the customer has opened meanwhile (1 §2, decision 017).
import { act } from "react";
import { expect, test, vi } from "vitest";
import LandingPage from "../../../../src/features/entry/LandingPage";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { draw, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => navigate,
	useSearch: () => ({ code: "1" }),
}));
const { api } = phone;

// The bug: the message replaced the claim's result before it was read.
test("the message that a sign-in's link leads nowhere is shown after a claim's result", async () => {
	freshPhone();
	const link = { type: "detail", cmd: "", cmd_detail_id: "XX_1" };
	api("Landing", () => ({ token: tokenOf("customer-1"), ...link }));
	api("CreateEventSession", () => null);
	navigate.mockImplementation(async () =>
		openDialog({ name: "checkingClaim", entryId: "1" }),
	);
	await draw(<LandingPage />);
	await until(() => navigate.mock.calls.length > 0);
	await act(async () => undefined);
	expect(dialog()).toMatchObject({ name: "checkingClaim" });
	await act(async () => closeDialog());
	expect(dialog()).toMatchObject({
		title: { message: "We could not find this activity or reward" },
	});
	closeDialog();
	wipe();
});
