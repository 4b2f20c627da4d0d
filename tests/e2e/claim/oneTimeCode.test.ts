// Proves that a one-time code is requested and submitted only by a press: offline it says so, and nothing is sent later automatically (2 §4, 2 §8).
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { goOffline, storeToken } from "../support/journey";
import { button, waitForGuardRemoval } from "../support/person";
import { waitForSentCode } from "../support/registration";
import { requestsArrived } from "../support/sent";
import { codeTo, mobileOf } from "../support/texts";

test.use({ serviceWorkers: "allow" });

test("offline a press neither requests nor submits a code and says so at once; nothing is sent when the network returns", async ({
	page,
	context,
	customer,
	faultProxy,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	const mobile = await mobileOf(appAddress, customer);
	const field = page.getByLabel(translate("th", "Mobile number"));
	const asked = (call: string) =>
		faultProxy.requests.filter(({ url }) => url.includes(call)).length;
	const close = async (title: string) => {
		const dialog = page.getByRole("dialog", { name: translate("th", title) });
		await dialog
			.getByRole("button", { name: translate("th", "Close"), exact: true })
			.click();
		await expect(dialog).toBeHidden();
		await waitForGuardRemoval(page);
	};
	const loseIt = async () => {
		await goOffline(page);
		await close("No Internet connection");
	};
	/** Brings the network back, and waits until the app knows it and requests that waited for the network would have arrived. */
	const haveItBack = async () => {
		await context.setOffline(false);
		await expect(
			page.getByText(translate("th", "No internet connection"), {
				exact: true,
			}),
		).toHaveCount(0);
		await requestsArrived(page);
	};
	await storeToken(page, customer);
	await page.evaluate(() =>
		localStorage.setItem("Privilege_Ref_Delivery", "PV_1073"),
	);
	await page.goto("/mobileno?module=registration_reward");

	await test.step("the number: said under it, and asked about once, by the press that comes later", async () => {
		await field.fill(mobile);
		await loseIt();
		await button(person, "Confirm").click();
		await expect(
			page.getByText(
				translate("th", "Please check your connection and try again."),
			),
		).toBeVisible();
		await haveItBack();
		await page.reload();
		await expect(field).toHaveValue(/^0\d\d-\d{3}-\d{4}$/);
		expect(asked("/SMS/")).toBe(0);
		await button(person, "Confirm").click();
		await expect(page).toHaveURL(/\/otp\?contact_no=/);
		expect(asked("VerifyMobileNo")).toBe(1);
		await expect.poll(() => asked("RequestOTP")).toBe(1);
	});

	const boxes = page
		.getByRole("group", { name: translate("th", "One-time code") })
		.getByRole("textbox");
	await test.step("the code: it stays in its boxes, and orders nothing", async () => {
		const code = await codeTo(appAddress, mobile);
		await waitForSentCode(person);
		await boxes.first().focus();
		await page.keyboard.type(code);
		await loseIt();
		await button(person, "Confirm").click();
		await close("No Internet connection");
		await haveItBack();
		// At "networkidle" the app listens for a loss of the network, which follows in the next step.
		await page.reload({ waitUntil: "networkidle" });
		for (const [at, digit] of [...code].entries())
			await expect(boxes.nth(at)).toHaveValue(digit);
		expect(asked("SubmitRedeemPhysicalV2")).toBe(0);
	});

	await test.step("another code, once the first has run out: a popup says so", async () => {
		await loseIt();
		await page.clock.install();
		await page.clock.fastForward(5.1 * 60_000);
		await button(person, "Resend the code").click();
		await close("The code could not be sent");
		await haveItBack();
		expect(asked("RequestOTP")).toBe(1);
		expect(asked("VerifyMobileNo")).toBe(1);
	});
});
