// The language of the interface: kept under `locale`, its catalogue loaded alone (1 §1).
import { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { atom } from "jotai";
import { useCallback } from "react";
import {
	type Locale,
	localized,
	readLocale,
} from "../../domain/text/localized";
import { store } from "../query/store";
import { currentSession } from "../session/session";
import { local, storageKeys } from "../storage/storage";

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

/** Whether a page other than home has asked for its texts. */
let wantsAll = false;

async function loadOthers(locale: Locale) {
	const { messages } = await otherTexts[locale]();
	i18n.load(locale, messages);
}

/** Shows the language once its texts are here; what is stored stays as it is. */
export async function activateLocale(locale: Locale): Promise<void> {
	const { messages } = await homeTexts[locale]();
	i18n.load(locale, messages);
	if (wantsAll) await loadOthers(locale);
	i18n.activate(locale);
	document.documentElement.lang = locale === "th" ? "th" : "en";
	store.set(localeAtom, locale);
}

/** The language that a landing address brings; null without one. */
function localeOfAddress(): Locale | null {
	const given = new URLSearchParams(location.search).get("locale");
	const locale = readLocale(given);
	return location.pathname === "/landing" && given === locale ? locale : null;
}

/**
 * Shows the language that a landing address brings, and keeps it as if it were
 * chosen; where somebody is signed in it is kept once the sign-in went through.
 * To be called before `startLocale`.
 */
export function takeLocaleFromAddress(): void {
	const locale = localeOfAddress();
	if (!locale) return;
	store.set(localeAtom, locale);
	if (!currentSession()) saveLocaleFromAddress();
}

/** Keeps the language that the landing address brought, for its sign-in went through. */
export function saveLocaleFromAddress(): void {
	const locale = localeOfAddress();
	if (locale) local.set(storageKeys.locale, locale);
}

/** Loads home's texts in the stored language; to be awaited before the first render. */
export function startLocale(): Promise<void> {
	return activateLocale(store.get(localeAtom));
}

/** Loads the texts of everything but home; to be awaited before any of it is drawn. */
export async function loadAllTexts(): Promise<void> {
	wantsAll = true;
	await loadOthers(store.get(localeAtom));
}

/** Changes the language once its texts are here; rejects where they cannot be had. */
export async function setLocale(locale: Locale): Promise<void> {
	await activateLocale(locale);
	local.set(storageKeys.locale, locale);
}

/** The language of the texts on the screen. Every card asks: a context costs less than a subscription each. */
export function useLocale(): Locale {
	return readLocale(useLingui().i18n.locale);
}

/** Picks from a bilingual pair by the person's language; the other one where it is empty. */
export function useLocalized(): (th: string, en: string) => string {
	const locale = useLocale();
	return useCallback((th, en) => localized(locale, th, en), [locale]);
}
