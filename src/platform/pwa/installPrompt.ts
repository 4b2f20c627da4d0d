// The browser's own install prompt: it comes once and early, so it is caught at the start and kept for its moment (P29).
import { atom } from "jotai";
import { store } from "../query/store";

/** Chromium's event, of which the DOM library does not know. */
export interface InstallPrompt extends Event {
	prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The kept prompt; null where the browser has none, or none any more. */
export const installPromptAtom = atom<InstallPrompt | null>(null);

/** Keeps the prompt from now on; an installed app has none any more. */
export function captureInstallPrompt(): void {
	addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		store.set(installPromptAtom, event as InstallPrompt);
	});
	addEventListener("appinstalled", () => store.set(installPromptAtom, null));
}
