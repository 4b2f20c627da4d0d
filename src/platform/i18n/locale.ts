// The interface language, saved as `locale`; the texts of a language are loaded when it is shown (1 §1).
import { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { atom } from "jotai";
import { startTransition, useCallback } from "react";
import {
	type Locale,
	localized,
	readLocale,
} from "../../domain/text/localized";
import { atomStore } from "../atomStore";
import { currentSession } from "../session/session";
import { local, setMakingRoom, storageKeys } from "../storage/storage";

export const localeAtom = atom<Locale>(
	readLocale(local.get(storageKeys.locale)),
);

const homeTexts = {
	th: () => import("../../locales/home/th.po"),
	"en-US": () => import("../../locales/home/en-US.po"),
};
const otherTexts = {
	th: () => import("../../locales/th.po"),
	"en-US": () => import("../../locales/en-US.po"),
};

let needsAllTexts = false;
/** The languages whose texts are all loaded. */
const complete = new Set<Locale>();

async function loadOtherTexts(locale: Locale) {
	const { messages } = await otherTexts[locale]();
	if (complete.has(locale)) return;
	complete.add(locale);
	// A transition, because it renders the whole page again and nobody waits for it.
	startTransition(() => i18n.load(locale, messages));
}

let requestedLocale: Locale | null = null;

/** Loads and shows a language, unless another one is requested meanwhile; saves nothing. */
export async function activateLocale(locale: Locale): Promise<void> {
	requestedLocale = locale;
	const { messages } = await homeTexts[locale]();
	i18n.load(locale, messages);
	if (needsAllTexts) await loadOtherTexts(locale);
	if (requestedLocale !== locale) return;
	i18n.activate(locale);
	document.documentElement.lang = locale === "th" ? "th" : "en";
	atomStore.set(localeAtom, locale);
}

function localeOfAddress(): Locale | null {
	const given = new URLSearchParams(location.search).get("locale");
	const locale = readLocale(given);
	return location.pathname === "/landing" && given === locale ? locale : null;
}

/** Shows the language of a landing address and saves it; with a session it is saved after the sign-in. Call it before `startLocale`. */
export function takeLocaleFromAddress(): void {
	const locale = localeOfAddress();
	if (!locale) return;
	atomStore.set(localeAtom, locale);
	if (!currentSession()) saveLocaleFromAddress();
}

/** Saves the landing address's language once its sign-in succeeded. */
export function saveLocaleFromAddress(): void {
	const locale = localeOfAddress();
	if (locale) setMakingRoom(storageKeys.locale, locale);
}

/** Loads home's texts in the saved language; await it before the first render. */
export const startLocale = (): Promise<void> =>
	activateLocale(atomStore.get(localeAtom));

/** Loads the texts of all other pages; await it before they render. */
export async function loadAllTexts(): Promise<void> {
	needsAllTexts = true;
	await loadOtherTexts(atomStore.get(localeAtom));
}

export async function setLocale(locale: Locale): Promise<void> {
	await activateLocale(locale);
	if (requestedLocale === locale) setMakingRoom(storageKeys.locale, locale);
}

/** Reads the language from the context, which is cheaper than a subscription for each card. */
export const useLocale = (): Locale => readLocale(useLingui().i18n.locale);

export function useLocalized(): (th: string, en: string) => string {
	const locale = useLocale();
	return useCallback((th, en) => localized(locale, th, en), [locale]);
}
