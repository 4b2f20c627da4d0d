// A registration that was finished or continued in another tab or on another phone (M01, 3 §4).
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
	typedIn,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(begin);
afterEach(wipe);

test.each(["on the screen", "put away"])(
	"a registration finished elsewhere while it is %s ends here too, and the member's steps follow",
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

const mobile = "0812345678";
/** The draft of another tab. */
const elsewhere: RegisterDraft = {
	...emptyRegisterDraft,
	step: "consenting",
	...{ number: mobile, mobile, proven: mobile },
};

test("what another tab has saved stays if the sheet is closed and opened again here without input", async () => {
	const page = await draw(<HomeFlow isOnHome {...parts} />);
	await shows(page, "Register with your mobile number");
	registerDraft.save(elsewhere);
	await press(page, "Later");
	await until(() => !page.querySelector("dialog"));
	await press(page, "Finish your registration");
	await shows(page, "Register with your mobile number");
	expect(registerDraft.read()).toEqual(elsewhere);
});

test("a registration that another tab has started before home was shown here continues here", async () => {
	const client = newCache();
	await draw(<HomeFlow isOnHome={false} {...parts} />, client);
	await until(() => client.getQueryData(["customer", "profile"]));
	registerDraft.save(elsewhere);
	const page = await draw(<HomeFlow isOnHome {...parts} />, client);
	await shows(page, "Tell us who you are");
	expect(registerDraft.read()).toEqual(elsewhere);
});

test("the survey after the registration stays in the tab that has registered", async () => {
	const client = newCache();
	const page = await draw(<HomeFlow isOnHome {...parts} />, client);
	await shows(page, "Register with your mobile number");
	const surveyed: RegisterDraft = { ...elsewhere, step: "registerSurvey" };
	registerDraft.save(surveyed);
	server.customer = member;
	server.consents = [];
	await act(() => client.refetchQueries());
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(registerDraft.read()).toEqual(surveyed);
});

test("a member whose number has moved to another phone registers again when an action needs it", async () => {
	server.customer = member;
	server.consents = [];
	const client = newCache();
	const page = await draw(<HomeFlow isOnHome {...parts} />, client);
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	server.customer = stranger;
	await act(() => client.refetchQueries());
	expect(page.textContent).toBe("");
	// “Register” in the question that a claim opens.
	saveReturnPage();
	await draw(<HomeFlow isOnHome={false} {...parts} />, client);
	// Another tab has started the registration too, and is further.
	registerDraft.save(elsewhere);
	await draw(<HomeFlow isOnHome {...parts} />, client);
	await shows(page, "Register with your mobile number");
	expect(typedIn(page, "Mobile number")).toBe(mobile);
	expect(registerDraft.read()).toEqual({ ...elsewhere, step: "requestOtp" });
});
