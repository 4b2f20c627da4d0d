// Draws a part of the app into a page of its own, in English, with a query cache that is empty unless filled.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";
import { atomStore } from "../../../src/platform/atomStore";
import { localeAtom } from "../../../src/platform/i18n/locale";
import { LargeTextProvider } from "../../../src/ui/layout/useLargeText";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
i18n.load("en-US", {});
i18n.activate("en-US");
atomStore.set(localeAtom, "en-US");
HTMLDialogElement.prototype.getAnimations = () => [];

let drawn: { root: Root; place: HTMLElement } | null = null;
/** The pages that a reload has ended. */
const ended: Root[] = [];

/** A query cache that knows nothing and asks once; mutations are sent at once, as by the app's client. */
export const newCache = () =>
	new QueryClient({
		defaultOptions: {
			queries: { retry: false },
			mutations: { networkMode: "always" },
		},
	});

function page() {
	if (!drawn) {
		const place = document.createElement("div");
		document.body.append(place);
		drawn = { place, root: createRoot(place) };
	}
	return drawn;
}

const inApp = (part: ReactNode, client: QueryClient) => (
	<QueryClientProvider client={client}>
		<I18nProvider i18n={i18n}>
			<LargeTextProvider>{part}</LargeTextProvider>
		</I18nProvider>
	</QueryClientProvider>
);

/** Draws it in place of what was drawn before, and gives its element. */
export async function draw(
	part: ReactNode,
	client = newCache(),
): Promise<HTMLElement> {
	const { root, place } = page();
	await act(async () => root.render(inApp(part, client)));
	return place;
}

/** Draws it likewise as in development, where StrictMode mounts it twice; queries ask twice then. */
export async function drawStrictly(
	part: ReactNode,
	client = newCache(),
): Promise<HTMLElement> {
	const { root, place } = page();
	// React mounts twice only what has StrictMode around all that is new.
	const app = <StrictMode>{inApp(part, client)}</StrictMode>;
	await act(async () => root.render(app));
	return place;
}

/** Draws it likewise, and gives the text that stood after the first task: what React draws in steps came later. */
export async function firstTextOf(part: ReactNode): Promise<string> {
	const { root, place } = page();
	let text = "";
	await act(async () => {
		flushSync(() => root.render(inApp(part, newCache())));
		text = place.textContent ?? "";
	});
	return text;
}

export function wipe(): void {
	const before = drawn;
	drawn = null;
	// One that stays would follow the events of the next tests, and of the next file's.
	act(() => {
		for (const root of [before?.root, ...ended.splice(0)]) root?.unmount();
	});
	before?.place.remove();
}

/** Ends the page as a reload does: nothing is unmounted before the test ends. */
export function reload(): void {
	if (drawn) ended.push(drawn.root);
	drawn?.place.remove();
	drawn = null;
}

const { setTimeout } = globalThis;
const wait = (ms: number) =>
	new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Lets what is on its way arrive, until this holds. React draws some updates only when an act ends, so each wait is one. */
export async function until(holds: () => unknown): Promise<void> {
	for (let rounds = 1500; !holds(); rounds--) {
		if (rounds === 0) throw new Error("Timed out in until");
		await act(async () => {
			if (vi.isFakeTimers()) vi.advanceTimersByTime(10);
			await wait(rounds > 500 ? 1 : 10);
		});
	}
}

/** For files whose tests wait for what the app does later: there `until` passes 10 ms of its timers in each round, and other waits take their time. */
export function fastForward(): void {
	beforeEach(() => {
		vi.useFakeTimers({
			toFake: ["setTimeout", "clearTimeout"],
			shouldAdvanceTime: true,
			advanceTimeDelta: 5,
		});
	});
	afterEach(() => {
		vi.useRealTimers();
	});
}

/** Presses the button of this name, and lets what follows happen. */
export async function press(place: HTMLElement, name: string): Promise<void> {
	const found = [...place.querySelectorAll("button")].find(
		(button) => button.textContent === name,
	);
	if (!found) throw new Error(`There is no button "${name}"`);
	await act(async () => found.click());
}

/** Types into a field, or chooses in a list, as a person does: past React's own value. */
export async function typeInto(
	field: Element | null | undefined,
	value: string,
): Promise<void> {
	const isList = field instanceof HTMLSelectElement;
	const { prototype } = isList ? HTMLSelectElement : HTMLInputElement;
	const setter = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
	if (!field) throw new Error("There is no field");
	await act(async () => {
		setter?.call(field, value);
		field.dispatchEvent(
			new Event(isList ? "change" : "input", { bubbles: true }),
		);
	});
}
