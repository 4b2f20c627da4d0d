// The lazily loaded privilege, which PrivilegeHost shows and the app's start preloads.
import { lazyComponent } from "./lazyComponent";

export const PrivilegeModal = lazyComponent(
	() => import("../features/privilege/PrivilegeModal"),
);

/** Loads the code that renders a privilege; a failure is ignored, because opening a privilege loads the code again. */
export const preloadPrivilege = (): Promise<unknown> =>
	Promise.allSettled([
		PrivilegeModal.preload?.(),
		import("../ui/media/RichText").then((it) => it.loadSanitizer()),
	]);
