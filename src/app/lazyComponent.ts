// Components that are loaded on demand together with the texts, since the first load has only home's.
import { lazyRouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { loadAllTexts } from "../platform/i18n/locale";
import { waitIfReloading } from "../platform/pwa/chunkRecovery";

/** Loads a module and the texts; rejects where either fails. */
export async function loadWithTexts<Module>(load: () => Promise<Module>) {
	try {
		const [module] = await Promise.all([load(), loadAllTexts()]);
		return module;
	} catch (failure) {
		await waitIfReloading();
		// The router reloads the page on its own error name, even over unsaved input; platform/pwa/chunkRecovery does that.
		throw new Error("A part of the app could not be loaded", {
			cause: failure,
		});
	}
}

export type LazyModule<Props> = { default: FunctionComponent<Props> };

/** A lazy component. Unlike React's lazy it renders at once after `preload`, and `preload` after a failure retries. It calls `use` only until it is loaded, about which React's development build warns once. */
export const lazyComponent = <Props extends object>(
	load: () => Promise<LazyModule<Props>>,
) => lazyRouteComponent(() => loadWithTexts(load));
