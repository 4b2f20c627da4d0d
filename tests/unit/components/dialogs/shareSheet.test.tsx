// Sharing by LINE, by a copied link or by the phone's own sheet, each with its event (2 §2, 2 §7).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

// The bug: the log counted it as shared, and the sheet was closed under the message.
test("without a network LINE does not open: nothing is logged, and the sheet stays", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const { page, onClose } = await show();
	await press(page, "Share on LINE");
	expect(opened).toHaveBeenCalledOnce();
	expect(logged).not.toHaveBeenCalled();
	expect(onClose).not.toHaveBeenCalled();
});

test("the redirect page may be of another host", async () => {
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

test("an article has an event of its own", async () => {
	const { page } = await show("article");
	await press(page, "Copy link");
	await until(() => logged.mock.calls.length > 0);
	expect(logged.mock.calls).toEqual([["Share Article", "Link", "PV_1001"]]);
});

test("the phone's own sheet is logged once it has shared, and closes this one", async () => {
	const share = vi.fn(async (_shared: ShareData) => undefined);
	Object.assign(navigator, { share });
	try {
		const { page, onClose } = await show();
		expect(page.querySelector("[role=status]")?.textContent).toBe("");
		share.mockRejectedValueOnce(new DOMException("Closed", "AbortError"));
		await press(page, "Other apps");
		expect(logged).not.toHaveBeenCalled();
		expect(onClose).not.toHaveBeenCalled();
		await press(page, "Other apps");
		expect(share).toHaveBeenLastCalledWith({
			title: "Iced latte",
			url: shared,
		});
		expect(logged.mock.calls).toEqual([["Share Privilege", "Link", "PV_1001"]]);
		expect(onClose).toHaveBeenCalledOnce();
	} finally {
		Reflect.deleteProperty(navigator, "share");
	}
});
