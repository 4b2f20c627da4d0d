// Proves when a page change slides, and that an interrupted slide is no unhandled rejection ("Transition was skipped", 1 §2).
import {
	createMemoryHistory,
	createRootRoute,
	createRouter,
} from "@tanstack/react-router";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addPageTransitions } from "../../../src/app/addPageTransitions";
import { PageSkeleton } from "../../../src/app/PageSkeleton";

const orders: Record<string, number> = {
	...{ "/": 1, "/history": 2, "/search": 2 },
};
let isStill = false;
let started: unknown[] = [];
const unhandled = vi.fn();
const skeleton = document.createElement("div");
skeleton.innerHTML = renderToStaticMarkup(createElement(PageSkeleton));

/** A router that shows one page and is changing to another. */
async function between(from: string | null, to: string) {
	const router = createRouter({
		routeTree: createRootRoute(),
		history: createMemoryHistory({ initialEntries: [from ?? to] }),
	});
	if (from) {
		await router.load();
		router.history.push(to);
		router.updateLatestLocation();
	}
	addPageTransitions(router, (path) => orders[path] ?? 9);
	return router;
}

beforeEach(() => {
	started = [];
	isStill = false;
	unhandled.mockClear();
	process.on("unhandledRejection", unhandled);
	vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
	vi.stubGlobal("ViewTransitionTypeSet", Set);
	type Update = () => Promise<void>;
	const startViewTransition = (given: Update | { update: Update }) => {
		started.push(given);
		const update = typeof given === "function" ? given : given.update;
		return {
			updateCallbackDone: update(),
			ready: Promise.reject(
				new DOMException("Transition was skipped", "AbortError"),
			),
			finished: Promise.reject(new DOMException("Aborted", "AbortError")),
		};
	};
	Object.assign(document, { startViewTransition });
});
afterEach(() => {
	skeleton.remove();
	process.off("unhandledRejection", unhandled);
	vi.unstubAllGlobals();
	Reflect.deleteProperty(document, "startViewTransition");
});

test.each([
	["/", "/history", "slide-left"],
	["/history", "/", "slide-right"],
	["/history", "/search", "slide-right"],
])("a page change from %s to %s slides as %s", async (from, to, type) => {
	const router = await between(from, to);
	const update = vi.fn(async () => undefined);
	await router.startViewTransition(update);
	expect(started).toEqual([{ update, types: [type] }]);
	expect(update).toHaveBeenCalledOnce();
});

test("a skipped transition causes no unhandled rejection, and its page is shown", async () => {
	const router = await between("/", "/history");
	const update = vi.fn(async () => undefined);
	await router.startViewTransition(update);
	await new Promise((resolve) => setTimeout(resolve));
	expect(update).toHaveBeenCalledOnce();
	expect(unhandled).not.toHaveBeenCalled();
});

test.each<[string, string | null, string, () => unknown]>([
	["the first page", null, "/history", () => {}],
	[
		"another query of the same page",
		"/history",
		"/history?state=history",
		() => {},
	],
	["no motion asked for", "/", "/history", () => (isStill = true)],
	[
		"a page whose skeleton stands there already",
		"/",
		"/history",
		() => document.body.append(skeleton),
	],
	[
		"a step that the browser has shown sliding itself, as for a swipe from the edge",
		"/",
		"/history",
		() =>
			dispatchEvent(
				Object.assign(new Event("popstate"), { hasUAVisualTransition: true }),
			),
	],
	[
		"a browser that knows no direction, or has no transitions",
		"/",
		"/history",
		() => Reflect.deleteProperty(globalThis, "ViewTransitionTypeSet"),
	],
])("nothing slides for %s", async (_what, from, to, given) => {
	const router = await between(from, to);
	given();
	const update = vi.fn(async () => undefined);
	await router.startViewTransition(update);
	expect(update).toHaveBeenCalledOnce();
	expect(started).toEqual([]);
});

test("after a swipe back to a page, a press that leads to it slides again", async () => {
	const router = await between("/", "/history");
	dispatchEvent(
		Object.assign(new Event("popstate"), { hasUAVisualTransition: true }),
	);
	await router.startViewTransition(async () => undefined);
	expect(started).toEqual([]);
	await router.startViewTransition(async () => undefined);
	expect(started).toHaveLength(1);
});
