// The action of a page's back button: a given page or one step back (1 §2, decision 018).
import { useRouter } from "@tanstack/react-router";
import { backAction } from "../../domain/app/backAction";
import { homePath } from "../../domain/app/parentPage";
import { backPath } from "../../platform/browser/backPath";
import { stepOverFrames } from "../../platform/browser/browserEntries";
import { ignorePresses } from "../../ui/overlay/pressGuard";

/** Without options and without a page behind it, a page leads back where the documents say, else home (1 §2). */
export function useBack({
	to,
	behind,
	frameHasSteps,
}: {
	/** The page to open, by a step back where it is the page behind. */
	to?: string;
	/** The back path where none is known. */
	behind?: string;
	/** For a page with a frame, whose steps the router's step back would take one by one: whether there are any. */
	frameHasSteps?: () => boolean;
} = {}): () => Promise<void> {
	const router = useRouter();
	return async () => {
		// The page stays for a moment: a second tap would leave the one behind it too.
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
