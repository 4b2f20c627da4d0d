// The code in its forms, at the counter, and at its end.
import { claimForLater } from "../../tests/e2e/support/coupon";
import { codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expectVisible, type ShotSteps, type Stage, shotsOf } from "./shot";
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
	async (stage) => {
		await openCode(stage, deal);
		const code = await codeDialog(stage);
		await code
			.getByRole("tab", { name: translate(stage.language, form), exact: true })
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
const openOtherWay =
	(presses: number): ShotSteps =>
	async (stage) => {
		await openFullScreen(stage);
		await press(stage, ...Array<string>(presses).fill("It didn’t scan?"));
	};

const turnSideways = ({ page }: Stage) =>
	page.setViewportSize({ width: 780, height: 360 });

export const codeShots = shotsOf("5-code", {
	"1-text": openText,
	"2-barcode": openForm("Barcode"),
	"3-qr": openForm("QR"),
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
	"6-ask-again": askUsed,
	"7-used": afterPress(markUsed, ["Keep it as used"], "Done"),
	"7-undo": markUsed,
	"8-link": (stage) => openCode(stage, deals.link),
	"8-link-button": (stage) => openCode(stage, deals.linkButton),
	"8-online": (stage) => openCode(stage, deals.online),
	...Object.fromEntries(
		deals.formats.map(({ format, reference }) => [
			`9-${format}`,
			openForm("Barcode", reference),
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
		await expectVisible(dialog(stage));
	},
});
