// Proves the profile: its card and masked number, an edit, an avatar, a picture cropped on the phone, the language, and my data (M10 to M13).
import sharp from "sharp";
import { getProfile } from "../../../src/contract/customer";
import { maskedMobile } from "../../../src/domain/member/mobileNumber";
import { translate } from "../../support/catalogue";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { type Customer, openAs, signIn } from "../support/journey";
import { centreOf, waitForGuardRemoval } from "../support/person";

const saved = async ({ api }: Customer) =>
	(await api.call(getProfile, {})).customer;

test("a member sees the card, changes the name, chooses an avatar, then uploads a picture", async ({
	page,
	customer,
	faultProxy,
}) => {
	const before = await saved(customer);
	await signIn(page, customer, "en-US");
	await page.goto("/profile");
	const main = page.getByRole("main");
	await expect(main.getByText("Platinum", { exact: true })).toBeVisible();
	await expect(main.getByText(maskedMobile(before.mobileno))).toBeVisible();
	await expect(main.getByText(before.mobileno)).toHaveCount(0);

	await test.step("the confirm button waits for a change, and asks once", async () => {
		await page.getByRole("link", { name: "Edit profile" }).click();
		const confirm = page.getByRole("button", { name: "Confirm" });
		await expect(confirm).toBeDisabled();
		const first = page.getByLabel("First name");
		await first.fill("");
		await confirm.click();
		await expect(page.getByText("Please enter your name")).toBeVisible();
		await expect(first).toBeFocused();
		await first.fill("Pim 2");
		// The field does not accept digits.
		await expect(first).toHaveValue("Pim ");
		await expect(main.getByText(before.email)).toBeVisible();
		await expect(page.getByLabel("Email")).toHaveCount(0);
		// The typed text survives a reload.
		await page.reload();
		await expect(page.getByLabel("First name")).toHaveValue("Pim ");
		const save = async () => {
			await page.getByRole("button", { name: "Confirm" }).click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: "Save" })
				.click();
		};
		const failing = faultProxy.inject("Customer/EditProfile", replyFault(500));
		await save();
		await expect(page.getByRole("alert")).toHaveText(
			"This could not be saved. Please try again.",
		);
		failing.release();
		await save();
		await expect(page).toHaveURL(/\/profile$/);
		await expect(main.getByText("Pim", { exact: true })).toBeVisible();
		expect(await saved(customer)).toMatchObject({
			firstname: "Pim",
			lastname: before.lastname,
		});
	});

	await test.step("an avatar", async () => {
		await page.getByRole("link", { name: "Change picture" }).click();
		await page.getByRole("radio", { name: "Nova" }).check();
		await page.getByRole("button", { name: "Confirm" }).click();
		await expect(page).toHaveURL(/\/profile$/);
		expect(await saved(customer)).toMatchObject({ avatar_id: "nova" });
	});

	await test.step("a picture: what is none says so, what is one is cut and kept as a square", async () => {
		await page.getByRole("link", { name: "Change picture" }).click();
		const file = page.locator("input[type=file]");
		// The browser sends this event when the file picker is closed without a choice.
		await file.dispatchEvent("cancel");
		await expect(page.getByRole("alert")).toHaveText("No file selected");
		await file.setInputFiles({
			name: "me.jpg",
			mimeType: "image/jpeg",
			buffer: Buffer.from("not a picture at all"),
		});
		await expect(page.getByRole("alert")).toHaveText(
			"Please choose a JPG, PNG or WebP picture.",
		);
		// The photo is red on the left and blue on the right.
		const photo = await sharp({
			create: { width: 800, height: 400, channels: 3, background: "#ff0000" },
		})
			.composite([
				{
					input: {
						create: {
							width: 400,
							height: 400,
							channels: 3,
							background: "#0000ff",
						},
					},
					left: 400,
					top: 0,
				},
			])
			.withExif({ IFD0: { Make: "Orion" } })
			.jpeg()
			.toBuffer();
		await file.setInputFiles({
			name: "me.jpg",
			mimeType: "image/jpeg",
			buffer: photo,
		});
		const sheet = page.getByRole("dialog", {
			name: "Move and zoom the picture",
		});
		// Dragging the picture moves it in the same way as the slider.
		const sideways = sheet.getByLabel("Left to right");
		await expect(sideways).toHaveValue("0");
		const frame = sheet.locator("div:has(> img)");
		await frame.hover();
		const { x, y } = await centreOf(frame);
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x - 100, y, { steps: 4 });
		await page.mouse.up();
		await expect
			.poll(async () => Number(await sideways.inputValue()))
			.toBeLessThan(-0.1);
		await sheet.getByLabel("Zoom").fill("2.5");
		await sheet.getByLabel("Left to right").press("End");
		await sheet.getByRole("button", { name: "Use this picture" }).click();
		await expect(page).toHaveURL(/\/profile$/);
		const { image_profile_url, image_profile_type } = await saved(customer);
		expect(image_profile_type).toBe(2);
		const shown = sharp(
			await (await page.request.get(image_profile_url)).body(),
		);
		const metadata = await shown.metadata();
		expect([metadata.width, metadata.height, metadata.exif]).toEqual([
			512,
			512,
			undefined,
		]);
		const { data } = await shown
			.extract({ left: 256, top: 256, width: 1, height: 1 })
			.raw()
			.toBuffer({ resolveWithObject: true });
		// The picture was moved to the right, so its red left part is in the frame.
		expect(data[0]).toBeGreaterThan(200);
		expect(data[2]).toBeLessThan(60);
	});
});

test("a language applies when the button is pressed, also in another tab and in the dialog that is open there", async ({
	page,
	context,
	customer,
}) => {
	await openAs(page, customer, "/article?alt_reference=AR_1004");
	await page
		.getByRole("main")
		.getByRole("button", { name: "กรอกที่อยู่จัดส่ง" })
		.click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(/25\d\d/);
	const other = await context.newPage();
	await other.goto("/language");
	await other.getByRole("radio", { name: /English/ }).check();
	await expect(other.getByRole("heading", { name: "ภาษา" })).toBeVisible();
	await other.getByRole("button", { name: "ยืนยัน" }).click();
	await expect(other).toHaveURL(/\/profile$/);
	await expect(
		other.getByRole("link", { name: /Games and ranking/ }),
	).toBeVisible();
	expect(await other.evaluate(() => localStorage.getItem("locale"))).toBe(
		"en-US",
	);
	await expect(dialog).toContainText(/it arrives.*–.*20\d\d/);
	await expect(dialog).not.toContainText(/[ก-๙]/);
});

test("a profile that fails to load shows a dialog, and can be retried", async ({
	page,
	customer,
	faultProxy,
}) => {
	const lost = faultProxy.inject("Customer/Profile", replyFault(500));
	// Records the title of every dialog that appears, even for a short time.
	await page.addInitScript(() => {
		new MutationObserver(() => {
			const { dataset } = document.documentElement;
			for (const { textContent } of document.querySelectorAll("dialog h2"))
				if (!dataset.said?.includes(textContent))
					dataset.said = `${dataset.said ?? ""}${textContent}|`;
		}).observe(document, { childList: true, subtree: true });
	});
	await openAs(page, customer, "/profile");
	const modal = page.getByRole("dialog", {
		name: translate("th", "Could not get your profile"),
	});
	await expect(modal).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute(
		"data-said",
		`${translate("th", "Could not get your profile")}|`,
	);
	await modal.getByRole("button", { name: translate("th", "Close") }).click();
	await expect(modal).toBeHidden();
	await waitForGuardRemoval(page);
	await expect(page).toHaveURL(/\/profile$/);
	await expect(
		page.getByRole("button", { name: translate("th", "Try again") }),
	).toBeVisible();
	lost.release();
	await page.reload();
	await expect(page.getByText("Platinum", { exact: true })).toBeVisible();
});

test("'my data' shows the saved data, and deleting it keeps the customer signed in", async ({
	page,
	customer,
}) => {
	await signIn(page, customer, "en-US");
	await page.goto("/profile/edit");
	await page.getByLabel("First name").fill("Pimmada");
	await page.goto("/profile/data");
	const fact = (name: string) =>
		page.getByRole("term").filter({ hasText: name }).locator("..");
	await expect(fact("Unfinished forms and searches")).toContainText(/1 item/);
	await expect(fact("Lists and pages")).toContainText(/Refreshed/);
	const keys = () =>
		page.evaluate(() =>
			Object.keys(localStorage).filter((key) => key.includes("/draft/")),
		);
	expect(await keys()).toHaveLength(1);
	await page.getByRole("button", { name: "Wipe what is saved" }).click();
	const reloaded = page.waitForEvent("load");
	await page.getByRole("dialog").getByRole("button", { name: "Wipe" }).click();
	await reloaded;
	await expect(fact("Unfinished forms and searches")).toContainText(/0 items/);
	expect(await keys()).toEqual([]);
	expect(
		await page.evaluate(() => localStorage.getItem("token")),
	).not.toBeNull();
});
