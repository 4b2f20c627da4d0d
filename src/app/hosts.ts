// The hosts of what lies over the page, each with its own part of the build: the first load has none of them.
import { lazyRouteComponent } from "@tanstack/react-router";
import { isOnline, untilOnline } from "../platform/browser/online";
import { loadWithTexts, type Part } from "./lazyComponent";

/**
 * A host of what lies over the page; asked for when first needed, and ahead of
 * it when the page is quiet. One that fails offline waits for the network.
 */
export function host<Props extends object>(load: () => Promise<Part<Props>>) {
	return lazyRouteComponent(async function get(): Promise<Part<Props>> {
		try {
			return await loadWithTexts(load);
		} catch (failure) {
			if (isOnline()) throw failure;
			await untilOnline();
			return get();
		}
	});
}

export const DialogHost = host(() => import("./DialogHost"));
export const UpdatePrompt = host(() => import("../features/pwa/UpdatePrompt"));
export const PrivilegeHost = host(() => import("./PrivilegeHost"));
