// The lazily loaded hosts of dialogs, privilege and update prompt; none is part of the first load.
import { lazyRouteComponent } from "@tanstack/react-router";
import { isOnline, untilOnline } from "../platform/browser/online";
import { type LazyModule, loadWithTexts } from "./lazyComponent";

/** A lazy component that waits for the network where it fails to load offline. */
export function lazyHost<Props extends object>(
	load: () => Promise<LazyModule<Props>>,
) {
	return lazyRouteComponent(async function get(): Promise<LazyModule<Props>> {
		try {
			return await loadWithTexts(load);
		} catch (failure) {
			if (isOnline()) throw failure;
			await untilOnline();
			return get();
		}
	});
}

export const DialogHost = lazyHost(() => import("./DialogHost"));
export const UpdatePrompt = lazyHost(
	() => import("../features/pwa/UpdatePrompt"),
);
export const PrivilegeHost = lazyHost(() => import("./PrivilegeHost"));
