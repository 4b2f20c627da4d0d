// The rendered home flow of a member: terms update, announcement, tier expiry, tours, failed loads (M06–M09).
import { noop } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import { Tour } from "../../../../src/features/onboarding/Tour";
import {
	pageTours,
	tourStops,
} from "../../../../src/features/onboarding/tours";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import { readHiddenAnnouncement } from "../../../../src/platform/session/homeFlow";
import { customerQueries } from "../../../../src/queries/customer";
import { contentRules } from "../../../../src/ui/media/contentRules";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import {
	begin,
	failing,
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
const { api, calls, hostSends } = phone;

beforeEach(begin);
afterEach(() => {
	closeDialog();
	wipe();
	vi.useRealTimers();
});

describe("a member", () => {
	beforeEach(() => {
		server.customer = member;
		server.consents = [term("Rules", { is_consent: true })];
	});

	test("agrees to updated terms; a tick survives a reload", async () => {
		server.consents = [
			term("Rules", { is_consent: true, is_new_updated: true }),
			term("News", { is_required: false }),
		];
		api("SubmitTermsofService", () => {
			server.consents = server.consents.map((it) => ({
				...it,
				is_new_updated: false,
			}));
			return server.consents;
		});
		let page = await open();
		await shows(page, "Our terms have changed");
		await tick(page, "News");
		page = await reload();
		await shows(page, "Our terms have changed");
		await tick(page, "Rules");
		await press(page, "Agree and continue");
		await until(() => named("GetWelcomeAnnoucement").length > 0);
		expect(named("SubmitTermsofService").at(-1)?.request).toEqual({
			list_consent: [
				{ consent_id: "Rules", is_consent: true, is_required: true },
				{ consent_id: "News", is_consent: true, is_required: false },
			],
		});
		expect(named("UpdateTermsProgress")).toHaveLength(0);
	});

	test("agrees to an optional term with a newer wording only by a tick", async () => {
		server.consents = [
			term("Rules", { is_consent: true, is_new_updated: true }),
			term("News", {
				is_required: false,
				is_consent: true,
				is_new_updated: true,
			}),
		];
		api("SubmitTermsofService", () => server.consents);
		const page = await open();
		await shows(page, "Our terms have changed");
		const boxes = page.querySelectorAll<HTMLInputElement>("li input");
		expect([...boxes].map((it) => it.checked)).toEqual([false, false]);
		await tick(page, "Rules");
		await press(page, "Agree and continue");
		await until(() => named("SubmitTermsofService").length > 0);
		expect(named("SubmitTermsofService")[0]?.request).toEqual({
			list_consent: [
				{ consent_id: "Rules", is_consent: true, is_required: true },
				{ consent_id: "News", is_consent: false, is_required: false },
			],
		});
	});

	test("agrees again after a cancellation with the accepted-condition call", async () => {
		server.customer = { ...member, isaccessedcondition: false };
		server.consents = [term("Rules", {})];
		api("SubmitTermsofService", () => server.consents);
		const page = await open();
		await shows(page, "Your agreement is needed");
		await tick(page, "Rules");
		await press(page, "Agree and continue");
		await until(() => named("UpdateTermsProgress").length === 1);
	});

	test("sees the announcement until it is hidden for today, and can open its link", async () => {
		api("GetWelcomeAnnoucement", () => ({
			banner_image_image_url: "/content/banner-weekend",
			path: "/privilege-group-deal?pvg_ref=PVG_1",
			message: "",
		}));
		let page = await open();
		await shows(page, "Do not show this again today");
		await tick(page, "Do not show this again today");
		await act(async () =>
			page.querySelector<HTMLElement>("dialog button img")?.click(),
		);
		await until(() => server.went.length > 0);
		expect(server.went).toEqual(["/privilege-group-deal?pvg_ref=PVG_1"]);
		expect(readHiddenAnnouncement()).toMatchObject({ customerId: "7" });
		page = await reload();
		await until(() => named("GetWelcomeAnnoucement").length > 1);
		expect(page.querySelector("dialog")).toBeNull();
		server.customer = { ...member, customer_id: "8" };
		page = await reload();
		await shows(page, "Do not show this again today");
	});

	test.each(["", "-", "null"])(
		"closes the announcement by a tap if it has no page (path %j, 3 §4)",
		async (path) => {
			hostSends("GetWelcomeAnnoucement", () => ({
				banner_image_image_url: "/content/banner-weekend",
				path,
				message: "",
			}));
			const page = await open();
			await shows(page, "Do not show this again today");
			await tick(page, "Do not show this again today");
			await act(async () =>
				page.querySelector<HTMLElement>("dialog button img")?.click(),
			);
			await until(() => !page.querySelector("dialog"));
			expect(server.went).toEqual([]);
			expect(readHiddenAnnouncement()).toMatchObject({ customerId: "7" });
		},
	);

	test("sees the announcement's picture in its own shape, also from the API's origin", async () => {
		contentRules.pictureSource = (src) => `https://api.example${src}`;
		const asked: string[] = [];
		vi.stubGlobal(
			"Image",
			class {
				naturalWidth = 300;
				naturalHeight = 400;
				onload: (() => void) | null = null;
				set src(address: string) {
					asked.push(address);
					queueMicrotask(() => this.onload?.());
				}
			},
		);
		api("GetWelcomeAnnoucement", () => ({
			banner_image_image_url: "/content/banner-weekend",
			path: "",
			message: "",
		}));
		try {
			const page = await open();
			await shows(page, "Do not show this again today");
			const shown = page.querySelector<HTMLImageElement>("dialog img");
			expect(shown?.src).toBe("https://api.example/content/banner-weekend");
			expect(asked).toEqual([shown?.src]);
		} finally {
			vi.unstubAllGlobals();
			vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
			contentRules.pictureSource = (src) => src;
		}
	});

	test("sees the tier expiry only back on home after opening the announcement's link", async () => {
		server.customer = { ...member, is_display_expire_pop_up: true };
		api("GetWelcomeAnnoucement", () => ({
			banner_image_image_url: "/content/banner-weekend",
			path: "/privilege",
			message: "",
		}));
		const page = await open();
		await shows(page, "Do not show this again today");
		await act(async () =>
			page.querySelector<HTMLElement>("dialog button img")?.click(),
		);
		await until(() => server.went.length > 0);
		expect(page.querySelector("dialog")).toBeNull();
		await draw(<HomeFlow isOnHome={false} {...parts} />);
		expect(page.querySelector("dialog")).toBeNull();
		await draw(<HomeFlow isOnHome {...parts} />);
		await shows(page, "Your Gold membership ends soon");
		expect(page.textContent).not.toContain("again today");
	});

	test("sees the tier expiry once, with a link to more", async () => {
		server.customer = { ...member, is_display_expire_pop_up: true };
		const page = await open();
		await shows(page, "Your Gold membership ends soon");
		await press(page, "Learn more");
		await until(() => server.went.length > 0);
		expect(server.went).toEqual(["/learnmore"]);
		expect(named("UpdateExpirePopUp")).toHaveLength(1);
		expect(page.querySelector("dialog")).toBeNull();
	});

	test("sees the tier expiry once in a visit, even if that could not be recorded", async () => {
		server.customer = { ...member, is_display_expire_pop_up: true };
		api("UpdateExpirePopUp", failing(null, 500));
		const client = newCache();
		const page = await draw(<HomeFlow isOnHome {...parts} />, client);
		await shows(page, "Your Gold membership ends soon");
		await press(page, "Close");
		await until(() => !page.querySelector("dialog"));
		await act(() => client.refetchQueries());
		await act(() => new Promise((done) => setTimeout(done, 50)));
		expect(page.querySelector("dialog")).toBeNull();
	});

	test.each([
		["Tier 1", "Tier 1", "Platinum"],
		["Tier 9", "", "Standard"],
		["Tier 1", "Galaxy Gift Plus", "Galaxy Gift Plus"],
	])(
		"with the tier %s, called %j by the host, is a %s member (3 §1)",
		async (tier, tier_name, shown) => {
			server.customer = {
				...member,
				tier,
				tier_name,
				is_display_expire_pop_up: true,
			};
			await shows(await open(), `Your ${shown} membership ends soon`);
		},
	);

	test("continues the tour at the saved step, skips missing targets, and is led to the profile", async () => {
		server.tours = server.tours.map((it) => ({
			...it,
			is_completed: it.tutorial_id === "1",
		}));
		const home = document.createElement("main");
		home.innerHTML =
			'<header><a href="/profile"><span data-tour="home-picture">M</span><span><i>M</i><b data-tour="home-tier">Gold</b></span></a></header>';
		document.body.append(home);
		let page = await open();
		await shows(page, "Your membership");
		const described = page
			.querySelector("dialog")
			?.getAttribute("aria-describedby");
		expect(document.getElementById(described ?? "")?.textContent).toBe(
			"Your tier decides which privileges are yours.",
		);
		await press(page, "Next");
		await shows(page, "Tap your picture");
		page = await reload();
		await shows(page, "Tap your picture");
		expect(page.textContent).not.toContain("Skip");
		await press(page, "See it");
		expect(server.went).toEqual(["/profile?showTour=true&tourId=2"]);
		expect(named("CompleteTutorial").at(-1)).toMatchObject({
			request: { tutorial_id: "2" },
			options: { keepalive: true },
		});
		home.remove();
	});

	test("with Galaxy Gift Plus sees its own tour text (3 §1), however the host spells the tours' names", async () => {
		server.customer = { ...member, tier_name: "Galaxy Gift Plus" };
		server.tours = server.tours.map((it) => ({
			...it,
			name: ` ${it.name.toLowerCase()}`,
			is_completed: false,
		}));
		const home = document.createElement("main");
		home.innerHTML =
			'<header><a href="/profile"><span data-tour="home-picture">M</span><span><i>M</i><b data-tour="home-tier">Plus</b></span></a></header>';
		document.body.append(home);
		const page = await open();
		await shows(page, "You are a Galaxy Gift Plus member");
		expect(page.textContent).toContain("Eligible models may change.");
		home.remove();
	});

	test.each([
		[true, "Your Galaxy Gift Plus membership and your settings."],
		[false, "Your membership and your settings."],
	])("sees the old tour's text (Plus: %s): %s (3 §1)", async (plus, text) => {
		const page = await draw(<p>{tourStops("old", plus)[0]?.text}</p>);
		expect(page.textContent).toBe(text);
	});

	test("continues the profile's tour after a reload", async () => {
		const profile = document.createElement("main");
		profile.innerHTML =
			'<i data-tour="profile-tier"></i><i data-tour="profile-avatar"></i>';
		document.body.append(profile);
		const onEnd = vi.fn();
		const visit = () =>
			draw(
				<Tour
					name="/profile"
					tutorialId="2"
					stops={pageTours["/profile"]}
					onEnd={onEnd}
				/>,
			);
		let page = await visit();
		await shows(page, "Your tier card");
		await press(page, "Next");
		await shows(page, "Your picture");
		wipe();
		page = await visit();
		await shows(page, "Your picture");
		await press(page, "Done");
		expect(onEnd).toHaveBeenCalledOnce();
		wipe();
		page = await visit();
		await shows(page, "Your tier card");
		profile.remove();
	});

	test("sees home without a dialog if loads fail", async () => {
		// Each load is tried twice.
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		api("TutorialProgress", failing(failureCode.dependencyFailed));
		api("TermsofServiceList", failing(failureCode.dependencyFailed));
		api("GetWelcomeAnnoucement", failing(failureCode.dependencyFailed));
		const page = await open();
		await until(() => named("GetWelcomeAnnoucement").length > 0);
		await act(() => vi.advanceTimersByTimeAsync(10_000));
		expect(page.querySelector("dialog")).toBeNull();
		for (const name of ["TutorialProgress", "TermsofServiceList"])
			expect(named(name)).not.toEqual([]);
	});

	test("causes no request outside home, not even for a profile that its page failed to load", async () => {
		api("Profile", failing(null, 500));
		const client = newCache();
		await client.query(customerQueries.profile()).catch(noop);
		await draw(<HomeFlow isOnHome={false} {...parts} />, client);
		expect(calls.map((it) => it.name)).toEqual(["Profile"]);
	});
});

// The bug: such customers were taken for members, and never asked to register.
test("a customer whose number the launch names registers too: a member also has a birth date", async () => {
	server.customer = { ...stranger, mobileno: "0812345678" };
	const page = await open();
	await shows(page, "Register with your mobile number");
});

test("a member whose number has moved away registers again with the terms agreed to before", async () => {
	server.consents = [
		term("Rules", { is_consent: true }),
		term("News", { is_required: false, is_consent: true }),
	];
	api("VerifyOTP", () => ({
		legacycustomer: {
			firstname: "มะลิ",
			lastname: "ใจดี",
			dateofbirth: "19900101",
		},
	}));
	const page = await open();
	await toForm(page, "One last step");
	await shows(page, "Agreed to 2 of 2");
	await press(page, "Register");
	await shows(page, "You are registered");
	expect(named("RegisterTermsofService").at(-1)?.request).toMatchObject({
		list_consent: [
			{ consent_id: "Rules", is_consent: true },
			{ consent_id: "News", is_consent: true },
		],
	});
});
