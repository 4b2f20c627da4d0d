// Installing to the home screen: what this browser offers, its prompt, and when it was dismissed (P29, O08).
import { useAtomValue } from "jotai";
import * as v from "valibot";
import {
	type InstallMethod,
	installMethod,
} from "../../domain/app/installMethod";
import { isSnoozed } from "../../domain/app/isSnoozed";
import { loadDocument } from "../../ui/overlay/backGuard";
import { atomStore } from "../atomStore";
import { serverNow } from "../http/clock";
import { chosenHost } from "../http/host";
import { currentSession } from "../session/session";
import { local, storageKeys } from "../storage/storage";
import { installPromptAtom } from "./installPrompt";

/** Whether the page runs as an installed app: Safari has its own property, all other browsers a display mode. */
export function isInstalled(): boolean {
	if ("standalone" in navigator && navigator.standalone === true) return true;
	return matchMedia(
		"(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)",
	).matches;
}

function currentInstallCard(): InstallMethod | null {
	return installMethod({
		userAgent: navigator.userAgent,
		touchPoints: navigator.maxTouchPoints,
		installed: isInstalled(),
		canPrompt: atomStore.get(installPromptAtom) !== null,
	});
}

/** Whether another app, such as LINE, shows the page in its own browser. */
export const isInOtherApp = (): boolean =>
	["line", "inApp"].includes(currentInstallCard() ?? "");

/** The card for this browser, updated when the browser offers or withdraws its prompt. */
export function useInstallCard(): InstallMethod | null {
	useAtomValue(installPromptAtom);
	return currentInstallCard();
}

const dismissalLastsMs = 90 * 86_400_000;

/** The card that the app may offer unasked; null for 90 days after a dismissal. */
export function offeredInstallCard(): InstallMethod | null {
	const dismissedAt = local.read(storageKeys.installRefused, v.number());
	return isSnoozed(dismissedAt, dismissalLastsMs, serverNow())
		? null
		: currentInstallCard();
}

export function dismissInstall(): void {
	local.write(storageKeys.installRefused, serverNow());
}

/** Shows the browser's prompt, which works only once; returns whether the person accepted it. */
export async function promptInstall(): Promise<boolean> {
	const prompt = atomStore.get(installPromptAtom);
	if (!prompt) return false;
	atomStore.set(installPromptAtom, null);
	try {
		return (await prompt.prompt()).outcome === "accepted";
	} catch {
		return false;
	}
}

/** Opens this page outside LINE's browser (LINE reads openExternalBrowser) with the token and its host, which the app removes from the address at once (1 §2, 1 §4). */
export function openOutsideLine(): void {
	const address = new URL(location.href);
	address.searchParams.set("openExternalBrowser", "1");
	const token = currentSession()?.token;
	if (token) {
		address.searchParams.set("token", token);
		address.searchParams.set("api_server_url", chosenHost());
	}
	loadDocument(address.href);
}
