// Proves how links open: in the app, in this tab, in a new tab, or not at all (1 §5).
import { beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { followTextLinks } from "../../../../src/platform/browser/followTextLinks";
import {
	openSameTab,
	replacePage,
} from "../../../../src/platform/browser/leavePage";
import {
	goTo,
	openLink,
	setNavigate,
} from "../../../../src/platform/browser/openLink";
import { waitFor } from "../../../support/waitFor";

const navigate = vi.fn();
const assign = vi.fn();
const open = vi.fn();
const replace = vi.fn();

beforeEach(() => {
	for (const each of [navigate, assign, open, replace]) each.mockClear();
	setNavigate(navigate);
	vi.stubGlobal("open", open);
	const origin = "https://gift.example";
	vi.stubGlobal("location", { origin, assign, replace, pathname: "/" });
	vi.stubGlobal("fetch", async () => new Response());
	network(true);
	closeDialog();
});
/** The network state of the browser. */
const network = (on: boolean) =>
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
const noHost = () =>
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
const dialog = () => atomStore.get(dialogAtom)?.name;

test("paths and references open in the app", () => {
	expect(openLink("/history")).toBe(true);
	expect(openLink("1234")).toBe(true);
	goTo("/profile");
	expect(navigate.mock.calls).toEqual([
		["/history"],
		["/?modal-privilege=1234"],
		["/profile"],
	]);
});

test.each([
	"/content/rules.pdf",
	"/content/rules?page=2#end",
	"/map.svg?v=1.2",
])(
	"%s is not a page of the app, so it is loaded from the host",
	async (path) => {
		expect(openLink(path)).toBe(true);
		await waitFor(() =>
			expect(assign.mock.calls).toEqual([[`https://gift.example${path}`]]),
		);
		expect(navigate).not.toHaveBeenCalled();
	},
);

test.each(["/history?file=rules.pdf", "/contents", "/faq#a.b"])(
	"%s is a page of the app",
	(path) => {
		openLink(path);
		expect(navigate.mock.calls).toEqual([[path]]);
	},
);

test("addresses of the app's origin open in this tab, others in a new one without an opener", async () => {
	openLink("https://gift.example/x");
	await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
	openLink("https://shop.example/");
	openLink("tel:021234567");
	expect(assign.mock.calls).toEqual([
		["https://gift.example/x"],
		["tel:021234567"],
	]);
	expect(open.mock.calls).toEqual([
		["https://shop.example/", "_blank", "noopener,noreferrer"],
	]);
});

test("without a network another site opens one offline dialog instead of a tab, and replaces no open dialog", () => {
	network(false);
	openLink("https://shop.example/");
	expect(dialog()).toBe("offline");
	openDialog({ name: "rewardCode", transactionId: "T1" });
	openLink("https://shop.example/");
	expect(dialog()).toBe("rewardCode");
	expect(open).not.toHaveBeenCalled();
	// A phone call needs no network.
	openLink("tel:021234567");
	expect(assign.mock.calls).toEqual([["tel:021234567"]]);
});

test.each(["https://gift.example/demo/game", "https://gift.example/x"])(
	"%s is not opened where only the browser reports a network",
	async (address) => {
		noHost();
		openLink(address);
		await waitFor(() => expect(dialog()).toBe("offline"));
		expect(await replacePage(address)).toBe(false);
		expect([...assign.mock.calls, ...replace.mock.calls]).toEqual([]);
	},
);

test("a host that answers with an error can show its own page, but no page of the app", async () => {
	vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
	expect(await replacePage("https://gift.example/demo/game")).toBe(true);
	expect(await replacePage("https://gift.example/x")).toBe(false);
});

test.each(["https://gift.example/demo/game", "https://gift.example/x"])(
	"%s is not opened after the person has left the page of the press",
	async (address) => {
		let answer: (reply: Response) => void = () => undefined;
		const reply = new Promise((done) => (answer = done));
		vi.stubGlobal("fetch", () => reply);
		location.href = "https://gift.example/internal-web";
		const opening = [openSameTab(address), replacePage(address)];
		location.href = "https://gift.example/";
		answer(new Response());
		await Promise.all(opening);
		expect([...assign.mock.calls, ...replace.mock.calls]).toEqual([]);
		expect(dialog()).toBeUndefined();
	},
);

// The bug: a slow link left the page although a code had been opened at a counter meanwhile.
test("a slow link does not leave a code that was opened meanwhile, but a link on the code leaves it", async () => {
	const address = "https://gift.example/content/terms.pdf";
	const code = { name: "rewardCode", transactionId: "T1" } as const;
	let answer = () => {};
	const asks = () =>
		vi.stubGlobal("fetch", async () => {
			await new Promise<void>((done) => (answer = done));
			return new Response();
		});
	asks();
	const late = openSameTab(address);
	openDialog(code);
	answer();
	await late;
	expect(assign).not.toHaveBeenCalled();
	expect(dialog()).toBe("rewardCode");
	asks();
	const own = openSameTab(address);
	answer();
	await own;
	expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});

test("offline a text's link to another site is blocked, and a link into the app where it cannot load", async () => {
	// The test's browser follows a link even if the press was prevented.
	Object(window).happyDOM.settings.navigation.disableChildPageNavigation = true;
	const stop = followTextLinks();
	document.body.innerHTML =
		'<a href="https://shop.example/" target="_blank"><b>Shop</b></a><a href="/faq">Help</a>';
	const [shop, help] = document.querySelectorAll("a");
	let held = false;
	// The press ends here, so that the test visits no site.
	const end = (event: Event) => {
		held = event.defaultPrevented;
		event.preventDefault();
	};
	document.addEventListener("click", end);
	const press = (link: Element | undefined, ctrlKey = false) => {
		link?.dispatchEvent(
			new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey }),
		);
		return held;
	};
	const page = new URL("https://gift.example/");
	vi.stubGlobal("location", Object.assign(page, { assign }));
	expect(press(shop?.firstElementChild ?? undefined)).toBe(false);
	network(false);
	expect(press(shop?.firstElementChild ?? undefined)).toBe(true);
	expect(dialog()).toBe("offline");
	closeDialog();
	network(true);
	const faq = "https://gift.example/faq";
	help?.setAttribute("href", faq);
	expect(press(help, true)).toBe(false);
	expect(press(help)).toBe(true);
	await waitFor(() => expect(assign.mock.calls).toEqual([[faq]]));
	// A link that the app has opened itself is not opened a second time.
	const handle = (event: Event) => event.preventDefault();
	help?.addEventListener("click", handle, { once: true });
	press(help);
	noHost();
	expect(press(help)).toBe(true);
	await waitFor(() => expect(dialog()).toBe("offline"));
	expect(assign).toHaveBeenCalledTimes(1);
	stop();
	document.removeEventListener("click", end);
});

test("any other address opens nothing and returns false", () => {
	expect(openLink("javascript:alert(1)")).toBe(false);
	expect([navigate, assign, open].flatMap(({ mock }) => mock.calls)).toEqual(
		[],
	);
});
