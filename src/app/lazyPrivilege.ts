// The lazy privilege, which its host shows and the start preloads.
import { lazyComponent } from "./lazyComponent";

export const PrivilegeModal = lazyComponent(
	() => import("../features/privilege/PrivilegeModal"),
);

/** Loads what a privilege is drawn with; a failure is left to its opening. */
export const preloadPrivilege = (): Promise<unknown> =>
	Promise.allSettled([
		PrivilegeModal.preload?.(),
		import("../ui/media/RichText").then((it) => it.loadSanitizer()),
	]);
