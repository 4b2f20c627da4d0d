// Sharing by LINE, by a copied link or by the phone's share sheet, each with its event (2 §2, 2 §7).
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { ShareSheet } from "../../../../src/components/dialogs/ShareSheet";
import { draw, press, until, wipe } from "../../support/drawn";

const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const opened = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/browser/openLink", async (original) => ({
	...(await original<object>()),
	openLink: opened,
}));
const copyText = vi.hoisted(() => vi.fn<(text: string) => Promise<boolean>>());
vi.mock("../../../../src/platform/browser/copyText", () => ({ copyText }));

const shared = `${location.origin}/share?type=detail&cmd_detail_id=PV_1001`;

async function show(what: "privilege" | "article" = "privilege") {
	const onClose = vi.fn();
	const page = await draw(
		<ShareSheet
			open
			onClose={onClose}
			what={what}
			reference="PV_1001"
			title="Iced latte"
			picture="/latte.webp"
		/>,
	);
	return { page, onClose };
}

beforeEach(() => {
	vi.clearAllMocks();
	copyText.mockResolvedValue(true);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

test("LINE gets the name and the redirect page with the deep link", async () => {
	const { page, onClose } = await show();
	expect(page.querySelector("img")?.getAttribute("src")).toBe("/latte.webp");
	await press(page, "Share on LINE");
	const line = new URL(opened.mock.calls[0]?.[0]);
	expect(line.searchParams.get("text")).toBe(`Iced latte\n${shared}`);
	expect(logged.mock.calls).toEqual([["Share Privilege", "Line", "PV_1001"]]);
	expect(onClose).toHaveBeenCalled();
});

// The bug: the share was logged, and the sheet was closed behind the error message.
test("without a network LINE does not open: nothing is logged, and the sheet stays", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const { page, onClose } = await show();
	await press(page, "Share on LINE");
	expect(opened).toHaveBeenCalledOnce();
	expect(logged).not.toHaveBeenCalled();
	expect(onClose).not.toHaveBeenCalled();
});

test("the redirect page may be on another host", async () => {
	vi.stubEnv("VITE_SHARE_URL", "https://go.example/s");
	const { page } = await show();
	await press(page, "Copy link");
	expect(copyText).toHaveBeenCalledWith(
		"https://go.example/s?type=detail&cmd_detail_id=PV_1001",
	);
});

test("a copied link is logged once it is on the clipboard", async () => {
	const { page } = await show();
	copyText.mockResolvedValueOnce(false);
	await press(page, "Copy link");
	await until(() => page.textContent?.includes("Could not copy"));
	expect(logged).not.toHaveBeenCalled();
	await press(page, "Could not copy");
	await until(() => page.textContent?.includes("Link copied"));
	expect(copyText.mock.lastCall).toEqual([shared]);
	expect(logged.mock.calls).toEqual([["Share Privilege", "Link", "PV_1001"]]);
});

test("an article has its own share event", async () => {
	const { page } = await show("article");
	await press(page, "Copy link");
	await until(() => logged.mock.calls.length > 0);
	expect(logged.mock.calls).toEqual([["Share Article", "Link", "PV_1001"]]);
});

/** A phone with a share sheet, until the end of the test. */
function phoneSheet() {
	const share = vi.fn(async (_shared: ShareData) => undefined);
	Object.assign(navigator, { share });
	onTestFinished(() => {
		Reflect.deleteProperty(navigator, "share");
	});
	return share;
}

test("a share by the phone's share sheet is logged once it is done, and closes the app's sheet", async () => {
	const share = phoneSheet();
	const { page, onClose } = await show();
	expect(page.querySelector("[role=status]")?.textContent).toBe("");
	await press(page, "Other apps");
	expect(share).toHaveBeenLastCalledWith({ title: "Iced latte", url: shared });
	expect(logged.mock.calls).toEqual([["Share Privilege", "Link", "PV_1001"]]);
	expect(onClose).toHaveBeenCalledOnce();
});

test.each(["AbortError", "InvalidStateError"])(
	"no message is shown if the person closes the phone's share sheet, or it is open already: %s",
	async (name) => {
		phoneSheet().mockRejectedValueOnce(new DOMException("Closed", name));
		const { page, onClose } = await show();
		const before = page.textContent;
		await press(page, "Other apps");
		expect(page.textContent).toBe(before);
		expect(copyText).not.toHaveBeenCalled();
		expect(logged).not.toHaveBeenCalled();
		expect(onClose).not.toHaveBeenCalled();
	},
);

// The bug: the button did nothing.
test.each([
	[true, "Link copied"],
	[false, "Could not copy"],
])(
	"if the phone's share sheet fails, the link is copied (%s), and this is shown and logged as a copy",
	async (copied, words) => {
		copyText.mockResolvedValue(copied);
		const refused = new DOMException("Not allowed", "NotAllowedError");
		phoneSheet().mockRejectedValueOnce(refused);
		const { page, onClose } = await show();
		await press(page, "Other apps");
		await until(() => page.textContent?.includes(words));
		expect(page.querySelector("[role=status]")?.textContent).toBe(words);
		expect(copyText.mock.calls).toEqual([[shared]]);
		expect(logged).toHaveBeenCalledTimes(copied ? 1 : 0);
		expect(onClose).not.toHaveBeenCalled();
	},
);
