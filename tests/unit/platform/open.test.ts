// Proves the one door for links: what opens in the app, in this tab, in a new one, and what does not open (1 §5).
import { beforeEach, expect, test, vi } from "vitest";
import {
	goTo,
	onNavigate,
	openAnew,
	openLink,
} from "../../../src/platform/open";

const navigate = vi.fn();
const assign = vi.fn();
const open = vi.fn();

beforeEach(() => {
	for (const each of [navigate, assign, open]) each.mockClear();
	onNavigate(navigate);
	vi.stubGlobal("open", open);
	const origin = "https://gift.example";
	vi.stubGlobal("location", { origin, assign, pathname: "/" });
});

test("paths and references stay in the app", () => {
	expect(openLink("/history")).toBe(true);
	expect(openLink("1234")).toBe(true);
	goTo("/profile");
	expect(navigate.mock.calls).toEqual([
		["/history"],
		["/?modal-privilege=1234"],
		["/profile"],
	]);
});

test("the own origin opens in this tab, others in a new one that cannot reach back", () => {
	openLink("https://gift.example/x");
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

test("a full page load where the host answers, a step within the app where there is no network to load from", async () => {
	vi.stubGlobal("fetch", async () => new Response());
	await openAnew("/profile");
	expect(assign.mock.calls).toEqual([["/profile"]]);
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
	await openAnew("/faq");
	await openAnew("https://shop.example/");
	expect(assign).toHaveBeenCalledTimes(1);
	expect(navigate.mock.calls).toEqual([["/faq"], ["/"]]);
});

test("anything else opens nothing and says so", () => {
	expect(openLink("javascript:alert(1)")).toBe(false);
	expect([navigate, assign, open].flatMap(({ mock }) => mock.calls)).toEqual(
		[],
	);
});
