// Code that is loaded on demand, together with the texts it needs: the first load has home's alone.
import { lazyRouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { loadAllTexts } from "../platform/i18n/locale";
import { waitIfReloading } from "../platform/pwa/chunkRecovery";

/** Loads a module and the texts; rejects where either cannot be had. */
export async function loadWithTexts<Module>(
	load: () => Promise<Module>,
): Promise<Module> {
	try {
		const [module] = await Promise.all([load(), loadAllTexts()]);
		return module;
	} catch (failure) {
		await waitIfReloading();
		// Under its own name the router would load the page anew by itself, over anything unsaved (platform/release does it).
		throw new Error("A part of the app could not be had", { cause: failure });
	}
}

export type Part<Props> = { default: FunctionComponent<Props> };

/**
 * A component that comes with its own part of the build. Unlike React's lazy it
 * is drawn without a wait where its part is here already (`preload`), and a
 * `preload` after a failure tries anew.
 */
export const lazyComponent = <Props extends object>(
	load: () => Promise<Part<Props>>,
) => lazyRouteComponent(() => loadWithTexts(load));
