// A launch code whose token the server refuses, on a phone with an account and saved codes: no question is asked, so nothing can be lost (1 §5, decision 008).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import LandingPage from "../../../../src/features/entry/LandingPage";
import { currentSession } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, fastForward, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
/** The parameters of the address. */
const search: Record<string, string> = vi.hoisted(() => ({}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
	useNavigate: () => navigate,
	useSearch: () => search,
}));
const { api } = phone;

fastForward();
beforeEach(() => {
	freshPhone();
	search.code = "1";
});
afterEach(() => {
	wipe();
	delete search.mock_user_id;
});

// The bug: the switch was offered for a token that no call accepts, and confirming it erased the saved codes.
test.each([
	["a refused session", { status: 403 }],
	["a refused device", { status: 400, code: 50012 }],
])("after %s of the new token no switch is offered", async (_, failure) => {
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, { code: "C1", transaction_id: "T1" }),
		...{ sub: "customer-1", saved_at: 1 },
	});
	const before = phone.onDisk();
	api("Landing", () => ({ token: tokenOf("customer-2"), type: "", cmd: "" }));
	api("Profile", fail(failure));
	api("NoPermissionArticle", fail({ status: 500 }));
	await draw(<LandingPage />);
	await until(() => dialog() ?? navigate.mock.calls.length > 0);
	expect(dialog()?.name).not.toBe("leaveAccount");
	expect(currentSession()?.sub).toBe("customer-1");
	expect(phone.onDisk()).toBe(before);
});

test("a build without demo content does not send the fields of its test sign-in", async () => {
	search.mock_user_id = "7";
	api("Landing", fail({ code: 50030 }));
	await draw(<LandingPage />);
	await until(dialog);
	expect(phone.calls[0]).toMatchObject({ name: "Landing" });
	expect(phone.calls[0]?.request).toEqual({ code: "1" });
});
