// Components that are loaded on demand together with all texts, because the first load has only home's texts.
import { lazyRouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { loadAllTexts } from "../platform/i18n/locale";
import { waitIfReloading } from "../platform/pwa/chunkRecovery";

/** Loads a module and the texts; rejects if either fails. */
export async function loadWithTexts<Module>(load: () => Promise<Module>) {
	try {
		const [module] = await Promise.all([load(), loadAllTexts()]);
		return module;
	} catch (failure) {
		await waitIfReloading();
		// A new error, because for the browser's own the router reloads the page despite unsaved input; platform/pwa/chunkRecovery reloads it instead.
		throw new Error("A part of the app could not be loaded", {
			cause: failure,
		});
	}
}

export type LazyModule<Props> = { default: FunctionComponent<Props> };

/** Returns a lazy component that, unlike React's lazy, renders at once after `preload` and can load again with `preload` after a failure. It calls `use` only until it is loaded, about which React's development build warns once. */
export const lazyComponent = <Props extends object>(
	load: () => Promise<LazyModule<Props>>,
) => lazyRouteComponent(() => loadWithTexts(load));
