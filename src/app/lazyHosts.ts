// The lazily loaded hosts of dialogs and update prompt; none is part of the first load.
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadWithRetry } from "../platform/pwa/loadWithRetry";
import { type LazyModule, loadWithTexts } from "./lazyComponent";

/** A lazy component that is loaded again until it is there: a layer that has failed once would not come back. */
export const lazyHost = <Props extends object>(
	load: () => Promise<LazyModule<Props>>,
) => lazyRouteComponent(() => loadWithRetry(() => loadWithTexts(load)));

export const DialogHost = lazyHost(() => import("./DialogHost"));
export const UpdatePrompt = lazyHost(
	() => import("../features/pwa/UpdatePrompt"),
);
