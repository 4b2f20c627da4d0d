// The action of a page's back button: a given page or one step back (1 §2, decision 018).
import { useRouter } from "@tanstack/react-router";
import { backAction } from "../../domain/app/backAction";
import { homePath } from "../../domain/app/parentPage";
import { backPath } from "../../platform/browser/backPath";
import { stepOverFrames } from "../../platform/browser/browserEntries";
import { ignorePresses } from "../../ui/overlay/pressGuard";

/** Without options and without a previous page, the button opens the page that the documents name, or else home (1 §2). */
export function useBack({
	to,
	behind,
	frameHasSteps,
}: {
	/** The page to open, with a step back if it is the previous page. */
	to?: string;
	/** The back path if none is known. */
	behind?: string;
	/** For a page with an iframe: whether the iframe has added history entries, which the router would step through one by one. */
	frameHasSteps?: () => boolean;
} = {}): () => Promise<void> {
	const router = useRouter();
	return async () => {
		// The page stays on the screen for a moment, so a second tap would leave the previous page too.
		ignorePresses();
		if (frameHasSteps && router.history.canGoBack()) {
			if (stepOverFrames()) return;
			if (frameHasSteps()) {
				const href = backPath() ?? homePath;
				return router.navigate({ href, replace: true });
			}
		}
		const action = backAction({
			path: router.state.location.pathname,
			hasBehind: router.history.canGoBack(),
			backPath: backPath() ?? behind ?? null,
			fixedPage: to,
		});
		if (action.kind === "step") router.history.back();
		else await router.navigate({ href: action.path, replace: true });
	};
}
