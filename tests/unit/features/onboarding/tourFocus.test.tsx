// The tour's tooltip is hidden until its target is visible; then its button has the focus. A skipped tour counts as done (3 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tour } from "../../../../src/features/onboarding/Tour";
import { tourStep } from "../../../../src/platform/session/homeFlow";
import { nth } from "../../../support/nth";
import { draw, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";
import { begin, member, named, open, server, shows } from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		disconnect() {}
	},
);

beforeEach(freshPhone);
afterEach(wipe);

const stops = ["search", "heart"].map((name) => ({
	target: `#${name}`,
	title: name,
	text: "",
}));

function addTarget(id: string): HTMLElement {
	const target = document.createElement("div");
	target.id = id;
	document.body.append(target);
	return target;
}

test("the button has the focus as soon as it is visible, at each stop", async () => {
	const page = await draw(
		<Tour name="old" tutorialId="1" stops={stops} onEnd={() => undefined} />,
	);
	expect(document.activeElement).toBe(page.querySelector("dialog"));
	const targets = [addTarget("search")];
	await until(() => document.activeElement?.textContent === "Next");
	targets.push(addTarget("heart"));
	await press(page, "Next");
	await until(() => document.activeElement?.textContent === "Done");
	for (const target of targets) target.remove();
});

// The bug: the page stayed dark without a message for up to four seconds.
test("a stop stays, with its button busy, until the target of the next stop is visible", async () => {
	const page = await draw(
		<Tour name="old" tutorialId="1" stops={stops} onEnd={() => undefined} />,
	);
	const isPlaced = () => page.querySelector("[data-placed]") !== null;
	const said = () => page.querySelector("h2")?.textContent;
	const targets = [addTarget("search")];
	await until(isPlaced);
	await press(page, "Next");
	expect(isPlaced()).toBe(true);
	expect(said()).toBe("search");
	expect(page.querySelector("[data-forward][aria-busy]")).not.toBeNull();
	await press(page, "Next");
	expect(tourStep.read()).toEqual({ name: "old", at: 1 });
	targets.push(addTarget("heart"));
	await until(() => said() === "heart");
	expect(isPlaced()).toBe(true);
	expect(page.querySelector("[aria-busy]")).toBeNull();
	expect(document.activeElement?.textContent).toBe("Done");
	for (const target of targets) target.remove();
});

test("a last stop whose target does not appear ends the tour after the previous stop", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	phone.api("CompleteTutorial", () => null);
	const onEnd = vi.fn();
	const page = await draw(
		<Tour name="old" tutorialId="1" stops={stops} onEnd={onEnd} />,
	);
	const target = addTarget("search");
	await until(() => page.querySelector("[data-placed]"));
	await press(page, "Next");
	await act(async () => vi.advanceTimersByTime(3999));
	expect(page.querySelector("[data-placed] h2")?.textContent).toBe("search");
	expect(onEnd).not.toHaveBeenCalled();
	await act(async () => vi.advanceTimersByTime(1));
	expect(onEnd.mock.calls).toEqual([["finished"]]);
	target.remove();
	vi.useRealTimers();
});

test.each([
	["its button", (page: HTMLElement) => press(page, "Skip")],
	[
		"Escape or back",
		(page: HTMLElement) =>
			act(async () => {
				page
					.querySelector("dialog")
					?.dispatchEvent(new Event("cancel", { cancelable: true }));
			}),
	],
])(
	"a tour that is skipped by %s is not shown again, and opens no page",
	async (_how, skip) => {
		begin();
		server.customer = member;
		server.consents = [];
		server.tours = server.tours.map((it) => ({ ...it, is_completed: false }));
		const home = document.createElement("main");
		home.innerHTML =
			'<header><a href="/profile"><span data-tour="home-picture"></span><span><b data-tour="home-tier">Gold</b></span></a></header>';
		document.body.append(home);
		const page = await open();
		await shows(page, "Your membership");
		await skip(page);
		await until(() => named("GetWelcomeAnnoucement").length > 0);
		expect(named("CompleteTutorial")).toMatchObject([
			{ request: { tutorial_id: "2" } },
		]);
		expect(server.went).toEqual([]);
		home.remove();
	},
);

test("the last stop of the old tour ends it and opens no page", async () => {
	begin();
	server.customer = member;
	server.consents = [];
	server.tours = server.tours.map((it) => ({
		...it,
		is_completed: it.name !== "Welcome Tips",
	}));
	tourStep.save({ name: "old", at: 7 });
	const home = document.createElement("main");
	home.innerHTML = "<section data-tour='deals'><ul></ul></section>";
	document.body.append(home);
	const page = await open();
	await shows(page, "Popular deals");
	await press(page, "Done");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(named("CompleteTutorial")).toMatchObject([
		{ request: { tutorial_id: "1" } },
	]);
	expect(server.went).toEqual([]);
	home.remove();
});

test("of a tour that the host lists twice, the open one is completed; otherwise it would return at each start", async () => {
	begin();
	server.customer = member;
	server.consents = [];
	server.tours.push({
		...nth(server.tours, 0),
		tutorial_id: "3",
		is_completed: false,
	});
	tourStep.save({ name: "old", at: 7 });
	const home = document.createElement("main");
	home.innerHTML = "<section data-tour='deals'><ul></ul></section>";
	document.body.append(home);
	const page = await open();
	await shows(page, "Popular deals");
	await press(page, "Done");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(named("CompleteTutorial")).toMatchObject([
		{ request: { tutorial_id: "3" } },
	]);
	home.remove();
});
