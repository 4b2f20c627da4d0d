// The way to the home screen: what this browser offers, its prompt, the way out of an app's browser, and a refusal kept (P29, O08).
import { useAtomValue } from "jotai";
import * as v from "valibot";
import {
	type InstallCard,
	installCard,
	mayAskToInstall,
} from "../../domain/app/installCard";
import { loadDocument } from "../../ui/overlay/backGuard";
import { serverNow } from "../http/clock";
import { store } from "../query/store";
import { currentSession } from "../session/session";
import { local, storageKeys } from "../storage/storage";
import { installPromptAtom } from "./installPrompt";

/** Whether the page runs from the home screen: every browser but Safari says so by its display mode. */
function isInstalled(): boolean {
	if ("standalone" in navigator && navigator.standalone === true) return true;
	return matchMedia(
		"(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)",
	).matches;
}

/** The card of this browser; null where it has no way to the home screen, or the app is there already. */
function currentInstallCard(): InstallCard | null {
	return installCard({
		userAgent: navigator.userAgent,
		touchPoints: navigator.maxTouchPoints,
		installed: isInstalled(),
		canPrompt: store.get(installPromptAtom) !== null,
	});
}

/** The same for a screen: drawn anew when the browser offers its prompt or takes it back. */
export function useInstallCard(): InstallCard | null {
	useAtomValue(installPromptAtom);
	return currentInstallCard();
}

/** The card that the app may offer by itself: none for a while after a refusal. */
export function offeredInstallCard(): InstallCard | null {
	const refused = local.read(storageKeys.installRefused, v.number());
	return mayAskToInstall(refused, serverNow()) ? currentInstallCard() : null;
}

/** Remembers that the person does not want it now. */
export function dismissInstall(): void {
	local.write(storageKeys.installRefused, serverNow());
}

/** Asks by the browser's own prompt; false where the person declined or the prompt is gone. A prompt asks only once. */
export async function promptInstall(): Promise<boolean> {
	const prompt = store.get(installPromptAtom);
	if (!prompt) return false;
	store.set(installPromptAtom, null);
	try {
		return (await prompt.prompt()).outcome === "accepted";
	} catch {
		return false;
	}
}

/**
 * Opens this page in the phone's own browser, out of LINE's: LINE reads
 * openExternalBrowser. The customer goes along as they came in, by the token
 * that the app takes out of the address at once (1 §4).
 */
export function openOutsideLine(): void {
	const address = new URL(location.href);
	address.searchParams.set("openExternalBrowser", "1");
	const token = currentSession()?.token;
	if (token) address.searchParams.set("token", token);
	loadDocument(address.href);
}
