// Proves a member's first day: registration with reloads, tours, announcement, first claim; also a legacy customer, a number used on another phone, and a tier that ends soon (M01–M09).
import { getProfile } from "../../../src/contract/customer";
import { type ApiClient, signInClient } from "../../support/apiClient";
import { translate } from "../../support/catalogue";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { newCustomer, openPrepared, waitForHome } from "../support/journey";
import {
	button,
	claimNow,
	openLatte,
	waitForGuardRemoval,
	waitForPresses,
} from "../support/person";
import {
	agreeAndRegister,
	proveNumber,
	typeCode,
} from "../support/registration";
import { codeTo, mobileOf, newMobile } from "../support/texts";

test("a new member registers, sees the tour, and makes a first claim; a reload loses nothing", async ({
	page,
	appAddress,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const member = await newCustomer(appAddress, "new");
	const field = (label: string) =>
		page.getByLabel(translate("th", label), { exact: true });
	await page.goto(`/landing?mock_user_id=${member.id}`);

	await test.step("number, code, name, birth date and terms", async () => {
		const mobile = newMobile();
		await proveNumber(person, mobile, () => codeTo(appAddress, mobile));
		await field("First name").fill("มะลิ 123");
		await expect(field("First name")).toHaveValue("มะลิ ");
		await field("Day").selectOption("31");
		await field("Month").selectOption("2");
		await expect(field("Day")).toHaveValue("1");
		await field("Year").selectOption({ label: "2543" });
		await page.reload();
		await expect(field("Year")).toHaveValue("2000");
		await field("Last name").fill("ใจงาม");
		await agreeAndRegister(person);
	});

	await test.step("the survey, over a reload, the phone's back and a session that ends, and the thanks", async () => {
		await page.getByRole("radio").first().check();
		await button(person, "Next").click();
		await page.getByRole("checkbox").first().check();
		await page.reload();
		await expect(page.getByRole("checkbox").first()).toBeChecked();
		await page.goBack();
		await expect(page.getByRole("radio").first()).toBeChecked();
		await page.goBack();
		await expect(
			page.getByRole("dialog", { name: translate("th", "Leave this survey?") }),
		).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("radio").first()).toBeChecked();
		await button(person, "Next").click();
		const ended = faultProxy.inject("SubmitSurvey", replyFault(403));
		await button(person, "Finish").click();
		await button(person, "Send answers").click();
		await ended.met;
		ended.release();
		await button(person, "Reactivate").click();
		await expect(page.getByRole("checkbox").first()).toBeChecked();
		await button(person, "Finish").click();
		await button(person, "Send answers").click();
		const thanks = page.getByRole("dialog", {
			name: translate("th", "You are registered"),
		});
		await expect(thanks).toBeVisible();
		const { customer } = await member.api.call(getProfile, {});
		expect(customer).toMatchObject({
			firstname: "มะลิ",
			date_of_birth: "20000201",
			isaccessedcondition: true,
			survey_answer: true,
		});
		await button(person, "Let’s go").click();
	});

	await test.step("the new tour leads to the profile, the old one finds its eight targets", async () => {
		const tip = page.getByRole("dialog").locator("[data-placed]");
		await expect(tip).toContainText(translate("th", "Your membership"));
		const box = await tip.boundingBox();
		expect(box?.width).toBe(210);
		expect(box?.height).toBeGreaterThanOrEqual(90);
		await button(person, "Next").click();
		await button(person, "See it").click();
		await expect(page).toHaveURL(/\/profile\?showTour=true&tourId=/);
		await expect(tip).toContainText(translate("th", "Your tier card"));
		await button(person, "Next").click();
		await button(person, "Done").click();
		await expect(page).toHaveURL(/\/profile$/);
		await waitForGuardRemoval(page);
		await page.goto("/");
		for (let at = 1; at < 8; at++) {
			await expect(tip).toContainText(`${at}/8`);
			await button(person, "Next").click();
		}
		await expect(tip).toContainText("8/8");
		await expect(button(person, "Skip")).toHaveCount(0);
		await button(person, "Done").click();
	});

	await test.step("the announcement, its picture whole: it leads on, or is hidden for today", async () => {
		const picture = page.getByRole("dialog").locator("img");
		await expect
			.poll(() =>
				picture.evaluate(
					(it: HTMLImageElement) =>
						it.clientWidth / it.clientHeight -
						it.naturalWidth / it.naturalHeight,
				),
			)
			.toBeCloseTo(0, 1);
		await picture.click();
		await expect(page).toHaveURL(/\/privilege-group-deal\?pvg_ref=PVG_1004$/);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.goto("/");
		await page
			.getByLabel(translate("th", "Do not show this again today"))
			.check();
		await button(person, "Close").click();
		await waitForGuardRemoval(page);
		await page.reload();
		await expect(page.getByRole("article").first()).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	await test.step("the first claim", async () => {
		await openLatte(person);
		await expect(await claimNow(person)).toBeVisible();
	});
});

test("a legacy customer who has verified the number on /survey/otp is asked only for the terms; leaving keeps the progress, and skipping a started survey asks first", async ({
	page,
	appAddress,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const legacy = await newCustomer(appAddress, "legacy");
	const mobile = newMobile();
	await openPrepared(page, legacy, `/survey/otp?contact_no=${mobile}`);
	// Opening the link sends no text message.
	await expect(button(person, "Send the code")).toBeVisible();
	expect(
		faultProxy.requests.filter(({ url }) => url.includes("/SMS/")),
	).toEqual([]);
	await button(person, "Send the code").click();
	await typeCode(person, await codeTo(appAddress, mobile));
	await expect(button(person, "Register")).toBeVisible();
	await expect(page.getByRole("dialog").getByRole("textbox")).toHaveCount(0);
	// The sheet asks for confirmation when it is dragged down by its grabber, and returns to its place if the person stays.
	const panel = await page.getByRole("dialog").locator("> div").boundingBox();
	if (!panel) throw new Error("The sheet is not on the screen");
	const grabber = { x: panel.x + panel.width / 2, y: panel.y + 12 };
	await waitForPresses(page);
	await page.mouse.move(grabber.x, grabber.y);
	await page.mouse.down();
	await page.mouse.move(grabber.x, grabber.y + 200, { steps: 4 });
	await page.mouse.up();
	await button(person, "Continue registering").click();
	await expect(button(person, "Register")).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Escape");
	await button(person, "Save and leave").click();
	await button(person, "Finish your registration").click();
	await agreeAndRegister(person);
	const answer = page.getByRole("radio").first();
	await answer.check();
	await button(person, "Skip").click();
	await button(person, "Continue answering").click();
	await expect(answer).toBeChecked();
	await button(person, "Skip").click();
	await button(person, "Leave").click();
	await expect(
		page.getByRole("dialog", { name: translate("th", "You are registered") }),
	).toBeVisible();
	const { customer } = await legacy.api.call(getProfile, {});
	expect(customer).toMatchObject({
		firstname: "สมพร",
		date_of_birth: "19750412",
	});
});

test("a number used on another phone moves to this one after confirmation; the number of another member does not", async ({
	page,
	appAddress,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const mover = await newCustomer(appAddress, "moved");
	const mobile = await mobileOf(appAddress, mover);
	await openPrepared(page, mover);
	const taken = faultProxy.inject(
		"SMS/VerifyMobileNo",
		replyFault(400, { status: "error", error: { code: 40001 } }),
	);
	await page.getByLabel(translate("th", "Mobile number")).fill(mobile);
	await button(person, "Confirm").click();
	await expect(
		page.getByText(translate("th", "Number already registered")),
	).toBeVisible();
	const popup = page.getByRole("dialog", {
		name: translate("th", "This phone number is in use"),
	});
	await expect(popup).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(popup).toHaveCount(0);
	taken.release();
	await proveNumber(person, mobile, async () => {
		await button(person, "Move to this phone").click();
		return codeTo(appAddress, mobile);
	});
	const field = (label: string) =>
		page.getByLabel(translate("th", label), { exact: true });
	await field("First name").fill("มะลิ");
	await field("Last name").fill("ใจงาม");
	await field("Day").selectOption("1");
	await field("Month").selectOption("1");
	await field("Year").selectOption({ label: "2533" });
	await agreeAndRegister(person);
	await button(person, "Skip").click();
	await button(person, "Let’s go").click();
	const owner = async (api: ApiClient) =>
		(await api.call(getProfile, {})).customer;
	expect(await owner(mover.api)).toMatchObject({
		mobileno: mobile,
		isaccessedcondition: true,
	});
	// The phone that had the number before must register again.
	const former = `standard-before-${mover.id}`.slice(0, 100);
	expect(await owner(await signInClient(appAddress, former))).toMatchObject({
		mobileno: "",
		isaccessedcondition: false,
	});
});

test("a tier that ends soon is announced once, with a link to how to keep it", async ({
	page,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	await openPrepared(page, await newCustomer(appAddress, "ending"));
	const word = page.getByRole("dialog").filter({ hasText: "Gold" });
	await expect(word).toBeVisible();
	await button(person, "Learn more").click();
	await expect(word).toHaveCount(0);
	await expect(page).toHaveURL(/\/learnmore$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.goto("/");
	await waitForHome(page);
	await expect(page.getByRole("dialog")).toHaveCount(0);
});
