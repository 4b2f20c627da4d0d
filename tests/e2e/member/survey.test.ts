// Proves a survey from its banner's address to the delivery of its reward: answers survive a reload, and they are sent once (3 §4, M15).
import { getDynamicSurvey } from "../../../src/contract/survey";
import { translate } from "../../support/catalogue";
import { successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { openPrepared, signIn, waitForHome } from "../support/journey";
import { button, waitForGuardRemoval } from "../support/person";
import { waitForSentCode } from "../support/registration";
import { codeTo, mobileOf } from "../support/texts";

test("a survey survives a reload, is sent once even if the reply is lost, and leads to its reward and the reward's delivery", async ({
	page,
	customer,
	faultProxy,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	await openPrepared(page, customer, "/survey?module=banner&ref=SVY_1002");

	await button(person, "Next").click();
	await expect(
		page.getByText(translate("th", "Please choose an answer")),
	).toBeVisible();
	await page.getByRole("radio").first().check();
	await button(person, "Next").click();
	await page.getByRole("checkbox").nth(1).check();
	await page.reload();
	await expect(page.getByRole("checkbox").nth(1)).toBeChecked();

	// The survey asks for confirmation before it is left by the page's button or the phone's back, and keeps the answers if the person stays.
	const question = page.getByRole("dialog", {
		name: translate("th", "Leave this survey?"),
	});
	for (const leave of [
		() => button(person, "Close").click(),
		() => page.goBack(),
	]) {
		await leave();
		await expect(question).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(question).toHaveCount(0);
		await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
	}

	await button(person, "Finish").click();
	faultProxy.inject("SubmitSurvey", { kind: "cutReply" });
	await button(person, "Send answers").click();
	await expect(page).toHaveURL(/\/address\?module=survey$/);
	expect(
		await page.evaluate(() => localStorage.getItem("Privilege_Ref_Delivery")),
	).toBe("PV_1074");

	const field = (label: string) => page.getByLabel(translate("th", label));
	await field("House no., building, street").fill("88/8 ซอยสุขุมวิท 77");
	await field("Province").selectOption("10");
	await field("District").selectOption("1034");
	await field("Sub-district").selectOption("103401");
	await button(person, "Confirm address").click();
	await button(person, "Confirm").click();
	await expect(page).toHaveURL(/\/otp\?contact_no=\d+&module=survey$/);
	const mobile = await mobileOf(appAddress, customer);
	const code = await codeTo(appAddress, mobile);
	await waitForSentCode(person);
	await page.getByRole("textbox").first().focus();
	await page.keyboard.type(code);
	await button(person, "Confirm").click();
	await page
		.getByRole("dialog", { name: translate("th", "Your prize will be sent") })
		.getByRole("button", { name: translate("th", "My coupons") })
		.click();
	await page
		.getByRole("article")
		.getByRole("button", { name: translate("th", "Track parcel") })
		.click();
	await expect(
		page
			.getByRole("dialog", { name: translate("th", "Track parcel") })
			.locator("[aria-current=step]"),
	).toContainText(translate("th", "Preparing"));
	await page.keyboard.press("Escape");
	await waitForGuardRemoval(page);
	// Back leads neither to the steps of the order nor to the answered survey.
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/`);

	await page.goto("/survey?module=banner&ref=SVY_1002");
	await expect(
		page.getByText(translate("th", "You have answered this survey")),
	).toBeVisible();
	await page
		.getByRole("link", { name: translate("th", "View what you received") })
		.click();
	await expect(
		page
			.getByRole("dialog")
			.getByRole("button", { name: translate("th", "Track parcel") }),
	).toBeVisible();
});

test("leaving a survey by back returns to the page before, and the survey starts again", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await page.goto("/survey?module=banner&ref=SVY_1002");
	await page.getByRole("radio").first().check();
	await page.waitForFunction(() => history.state?.overlay);
	await page.goBack();
	await button(person, "Leave").click();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
	await page.goto("/survey?module=banner&ref=SVY_1002");
	await expect(page.getByRole("radio").first()).not.toBeChecked();
});

test("a survey with every question type reports missing and invalid answers, and its coupon opens", async ({
	page,
	customer,
}) => {
	const person = { page, language: "en-US" } as const;
	await signIn(page, customer, "en-US");
	await page.goto("/survey?module=banner&ref=SVY_1001");
	const next = button(person, "Next");

	await page.getByRole("radio", { name: "Something else" }).check();
	await next.click();
	await expect(
		page.getByText("Please specify: Who you are with"),
	).toBeVisible();
	await page.getByRole("textbox", { name: "Who you are with" }).fill("Cats");
	await next.click();

	await page.getByRole("checkbox", { name: "Films" }).check();
	await next.click();

	await page.getByRole("checkbox", { name: "A brand I like" }).check();
	await next.click();
	await expect(
		page.getByText("Please choose at least 2 answers"),
	).toBeVisible();
	await page.getByRole("checkbox", { name: "Good reviews" }).check();
	await next.click();

	await page.getByRole("textbox", { name: "Name of the shop" }).fill("Tea");
	const postcode = page.getByRole("textbox", { name: "Postcode" });
	await postcode.fill("99999");
	await button(person, "Finish").click();
	await expect(page.getByText("Postcode is invalid")).toBeVisible();
	await expect(postcode).toBeFocused();
	await postcode.fill("10250");
	await button(person, "Finish").click();
	await button(person, "Send answers").click();
	await expect(page).toHaveURL(
		/\/registration_reward\?modal-privilege=PV_1043$/,
	);
	await expect(
		page
			.getByRole("dialog")
			.getByRole("button", { name: "Get this privilege" }),
	).toBeVisible();
});

test("a validation pattern that never ends blocks neither the fields nor the next step", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "en-US" } as const;
	const { sections } = await customer.api.call(getDynamicSurvey, {
		Alt_Reference: "SVY_1001",
	});
	const texts = structuredClone(sections.slice(-1));
	for (const option of texts.flatMap((it) =>
		it.questions.flatMap(({ options }) => options),
	))
		if (option.validate_rule !== "") option.validate_rule = "^(\\w+\\s?)+$";
	faultProxy.inject(getDynamicSurvey.path, successFault({ sections: texts }));
	await signIn(page, customer, "en-US");
	await page.goto("/survey?module=banner&ref=SVY_1001");
	await page.getByRole("textbox", { name: "Name of the shop" }).fill("Tea");
	const postcode = page.getByRole("textbox", { name: "Postcode" });
	await postcode.pressSequentially(`${"a".repeat(60)}!`);
	await expect(postcode).toHaveValue(/!$/);
	await button(person, "Finish").click();
	// The page cannot finish checking this pattern, so only the server can reject the answer.
	await expect(button(person, "Send answers")).toBeVisible();
});
