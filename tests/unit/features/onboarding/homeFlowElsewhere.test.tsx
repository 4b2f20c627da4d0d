// A registration that was finished, or taken over, in another tab or on another phone (M01, 3 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import { saveReturnPage } from "../../../../src/features/onboarding/returnPage";
import {
	emptyRegisterDraft,
	type RegisterDraft,
	registerDraft,
} from "../../../../src/platform/session/homeFlow";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import {
	begin,
	member,
	named,
	parts,
	put,
	server,
	shows,
	stranger,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(begin);
afterEach(wipe);

test.each(["on the screen", "put away"])(
	"a registration that is %s ends here too, and the member's steps follow",
	async (where) => {
		const client = newCache();
		const page = await draw(<HomeFlow isOnHome {...parts} />, client);
		await shows(page, "Register with your mobile number");
		if (where === "put away") {
			await press(page, "Later");
			await until(() => !page.querySelector("dialog"));
			expect(page.textContent).toBe("Finish your registration");
		} else await put(page, "Mobile number", "081");
		server.customer = member;
		server.consents = [];
		await act(() => client.refetchQueries());
		await until(() => named("GetWelcomeAnnoucement").length > 0);
		await until(() => !page.querySelector("dialog"));
		expect(page.textContent).toBe("");
		expect(registerDraft.read()).toBeNull();
	},
);

test("what another tab has saved since stays where the sheet is put away here, and opened again, untouched", async () => {
	const page = await draw(<HomeFlow isOnHome {...parts} />);
	await shows(page, "Register with your mobile number");
	const mobile = "0812345678";
	const elsewhere: RegisterDraft = {
		...emptyRegisterDraft,
		step: "consenting",
		...{ number: mobile, mobile, proven: mobile },
	};
	registerDraft.save(elsewhere);
	await press(page, "Later");
	await until(() => !page.querySelector("dialog"));
	await press(page, "Finish your registration");
	await shows(page, "Register with your mobile number");
	expect(registerDraft.read()).toEqual(elsewhere);
});

test("a member whose number has moved to another phone meanwhile registers again where an action needs it", async () => {
	server.customer = member;
	server.consents = [];
	const client = newCache();
	const page = await draw(<HomeFlow isOnHome {...parts} />, client);
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	server.customer = stranger;
	await act(() => client.refetchQueries());
	expect(page.textContent).toBe("");
	// "Register" of the question that a claim opens.
	saveReturnPage();
	await draw(<HomeFlow isOnHome={false} {...parts} />, client);
	await draw(<HomeFlow isOnHome {...parts} />, client);
	await shows(page, "Register with your mobile number");
});
