// The code in its forms, at the counter, and at its end.
import { claimForLater } from "../../tests/e2e/support/coupon";
import { button, codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, type ShotSteps, type Stage, shotsOf } from "./shot";
import { dialog, openClaimed, openCode, openPage, press } from "./steps";

type Form = "Code" | "Barcode" | "QR";

async function openForm(stage: Stage, form: Form, deal = deals.hero) {
	await openCode(stage, deal);
	const code = await codeDialog(stage);
	await code
		.getByRole("tab", { name: translate(stage.language, form), exact: true })
		.click();
	if (form !== "Code")
		await expect(code.locator("canvas[data-drawn]")).toBeVisible();
}

async function openFullScreen(stage: Stage) {
	await openForm(stage, "Barcode");
	await press(stage, "Full screen");
	await expect(button(stage, "It didn’t scan?")).toBeVisible();
}

/** Opens the full screen and presses "It didn't scan" so many times. */
const openOtherWay =
	(presses: number): ShotSteps =>
	async (stage) => {
		await openFullScreen(stage);
		await press(stage, ...Array<string>(presses).fill("It didn’t scan?"));
	};

const turnSideways = ({ page }: Stage) =>
	page.setViewportSize({ width: 780, height: 360 });

export const codeShots = shotsOf(
	{ group: "5-code" },
	{
		"1-text": (stage) => openForm(stage, "Code"),
		"2-barcode": (stage) => openForm(stage, "Barcode"),
		"3-qr": (stage) => openForm(stage, "QR"),
		"4-full-screen": openFullScreen,
		"4-full-screen-sideways": async (stage) => {
			await openFullScreen(stage);
			await turnSideways(stage);
		},
		"5-way-2-turned": openOtherWay(1),
		"5-way-4-small": openOtherWay(3),
		"5-way-5-qr": openOtherWay(4),
		"5-way-6-digits": openOtherWay(5),
		"5-next-of-brand-sideways": async (stage) => {
			await openCode(stage, "1042");
			await openFullScreen(stage);
			await press(stage, "Next code");
			await turnSideways(stage);
		},
		"6-ask-again": async (stage) => {
			await openForm(stage, "Code");
			await press(stage, "Scanned, mark as used");
			await expect(button(stage, "Confirm")).toBeVisible();
		},
		"7-used": async (stage) => {
			await openForm(stage, "Code");
			await press(stage, "Scanned, mark as used", "Confirm");
			await press(stage, "Keep it as used");
			await expect(button(stage, "Done")).toBeVisible();
		},
		"7-undo": async (stage) => {
			await openForm(stage, "Code");
			await press(stage, "Scanned, mark as used", "Confirm");
			await expect(button(stage, "Keep it as used")).toBeVisible();
		},
		"8-link": (stage) => openCode(stage, deals.link),
		"8-link-button": (stage) => openCode(stage, deals.linkButton),
		"8-online": (stage) => openCode(stage, deals.online),
		...Object.fromEntries(
			deals.formats.map(({ format, reference }) => [
				`9-${format}`,
				(stage: Stage) => openForm(stage, "Barcode", reference),
			]),
		),
		failed: async (stage) => {
			const id = await claimForLater(stage.customer.api, deals.hero);
			stage.faultProxy.inject("CouponCodeDetail", { kind: "dropBefore" });
			const path = `/history?state=history&open=${id}`;
			await openPage(path, "Unable to receive the code")(stage);
		},
		skeleton: async (stage) => {
			const detail = stage.faultProxy.inject("CouponCodeDetail", {
				kind: "hold",
			});
			await openClaimed(stage, deals.hero);
			await detail.met;
			await expect(dialog(stage)).toBeVisible();
		},
	},
);
