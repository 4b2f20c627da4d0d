// Renders a part of the app into the document, in English, with a query cache that is empty unless the test fills it.
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
/** The roots that `reload` left mounted. */
const ended: Root[] = [];

/** An empty query cache without retries; mutations run even offline, as in the app's client. */
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

/** Renders `part` in place of what was rendered before, and returns its container. */
export async function draw(
	part: ReactNode,
	client = newCache(),
): Promise<HTMLElement> {
	const { root, place } = page();
	await act(async () => root.render(inApp(part, client)));
	return place;
}

/** Renders like `draw`, but in StrictMode as in development, which mounts twice; queries then fetch twice. */
export async function drawStrictly(
	part: ReactNode,
	client = newCache(),
): Promise<HTMLElement> {
	const { root, place } = page();
	// StrictMode must be the outermost new element, or React does not mount twice.
	const app = <StrictMode>{inApp(part, client)}</StrictMode>;
	await act(async () => root.render(app));
	return place;
}

/** Renders like `draw`, but returns the text after the first synchronous render, without what React renders later. */
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
	// A root that stays mounted would handle the events of later tests.
	act(() => {
		for (const root of [before?.root, ...ended.splice(0)]) root?.unmount();
	});
	before?.place.remove();
}

/** Removes the page as a reload does, without unmounting its components before the test ends. */
export function reload(): void {
	if (drawn) ended.push(drawn.root);
	drawn?.place.remove();
	drawn = null;
}

const { setTimeout } = globalThis;
const wait = (ms: number) =>
	new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Waits until `holds` returns something truthy. Each wait is its own act, since React renders some updates only when an act ends. */
export async function until(holds: () => unknown): Promise<void> {
	for (let rounds = 1500; !holds(); rounds--) {
		if (rounds === 0) throw new Error("Timed out in until");
		await act(async () => {
			if (vi.isFakeTimers()) vi.advanceTimersByTime(10);
			await wait(rounds > 500 ? 1 : 10);
		});
	}
}

/** Speeds up a file's tests that wait for timers: each round of `until` advances them by 10 ms; other waits take real time. */
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

/** Presses the button with this text, within an act. */
export async function press(place: HTMLElement, name: string): Promise<void> {
	const button = [...place.querySelectorAll("button")].find(
		({ textContent }) => textContent === name,
	);
	if (!button) throw new Error(`There is no button "${name}"`);
	await act(async () => button.click());
}

/** Types into a field or chooses in a list; uses the native setter, since React ignores a change through its own. */
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
