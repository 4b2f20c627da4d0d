// The lazily loaded hosts of dialogs and update prompt; none is part of the first load.
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadWithRetry } from "../platform/pwa/loadWithRetry";
import { type LazyModule, loadWithTexts } from "./lazyComponent";

/** A lazy component whose load is retried until it succeeds, because an overlay whose load has failed would not be rendered again. */
export const lazyHost = <Props extends object>(
	load: () => Promise<LazyModule<Props>>,
) => lazyRouteComponent(() => loadWithRetry(() => loadWithTexts(load)));

export const DialogHost = lazyHost(() => import("./DialogHost"));
export const UpdatePrompt = lazyHost(
	() => import("../features/pwa/UpdatePrompt"),
);
