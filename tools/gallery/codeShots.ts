// The code in its forms, at the counter, and at its end.
import { claimForLater } from "../../tests/e2e/support/coupon";
import { codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import {
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import {
	afterPress,
	dialog,
	openClaimed,
	openCode,
	openPage,
	press,
} from "./steps";

type Form = "Code" | "Barcode" | "QR";

const openForm =
	(form: Form, deal = deals.hero): ShotSteps =>
	async (shot) => {
		await openCode(shot, deal);
		const code = await codeDialog(shot);
		await code
			.getByRole("tab", { name: translate(shot.language, form), exact: true })
			.click();
		if (form !== "Code")
			await expectVisible(code.locator("canvas[data-drawn]"));
	};
const openText = openForm("Code");
const openFullScreen = afterPress(
	openForm("Barcode"),
	["Full screen"],
	"It didn’t scan?",
);
const askUsed = afterPress(openText, ["Scanned, mark as used"], "Confirm");
const markUsed = afterPress(askUsed, ["Confirm"], "Keep it as used");

/** Opens the full screen and presses "It didn't scan" so many times. */
const openOtherWay = (presses: number) =>
	afterPress(openFullScreen, Array<string>(presses).fill("It didn’t scan?"));

const turnSideways = ({ page }: ShotContext) =>
	page.setViewportSize({ width: 780, height: 360 });

export const codeShots = shotsOf("5-code", {
	"1-text": openText,
	"2-barcode": openForm("Barcode"),
	"3-qr": openForm("QR"),
	"4-full-screen": openFullScreen,
	"4-full-screen-sideways": async (shot) => {
		await openFullScreen(shot);
		await turnSideways(shot);
	},
	"5-way-2-turned": openOtherWay(1),
	"5-way-4-small": openOtherWay(3),
	"5-way-5-qr": openOtherWay(4),
	"5-way-6-digits": openOtherWay(5),
	"5-next-of-brand-sideways": async (shot) => {
		await openCode(shot, "1042");
		await openFullScreen(shot);
		await press(shot, "Next code");
		await turnSideways(shot);
	},
	"6-ask-again": askUsed,
	"7-used": afterPress(markUsed, ["Keep it as used"], "Done"),
	"7-undo": markUsed,
	"8-link": (shot) => openCode(shot, deals.link),
	"8-link-button": (shot) => openCode(shot, deals.linkButton),
	"8-online": (shot) => openCode(shot, deals.online),
	...Object.fromEntries(
		deals.formats.map(({ format, reference }) => [
			`9-${format}`,
			openForm("Barcode", reference),
		]),
	),
	failed: async (shot) => {
		const id = await claimForLater(shot.customer.api, deals.hero);
		shot.faultProxy.inject("CouponCodeDetail", { kind: "dropBefore" });
		const path = `/history?state=history&open=${id}`;
		await openPage(path, "Unable to receive code")(shot);
	},
	skeleton: async (shot) => {
		const detail = shot.faultProxy.inject("CouponCodeDetail", {
			kind: "hold",
		});
		await openClaimed(shot, deals.hero);
		await detail.met;
		await expectVisible(dialog(shot));
	},
});
