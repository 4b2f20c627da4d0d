// The browser's install prompt, which is stored because its event fires once and early (P29).
import { atom } from "jotai";
import { atomStore } from "../atomStore";

interface InstallPrompt extends Event {
	prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export const installPromptAtom = atom<InstallPrompt | null>(null);

export function captureInstallPrompt(): void {
	addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		atomStore.set(installPromptAtom, event as InstallPrompt);
	});
	addEventListener("appinstalled", () =>
		atomStore.set(installPromptAtom, null),
	);
}
