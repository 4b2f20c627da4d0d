// The root route's component: the skip link, the page, and over it the privilege of the address.
import { Trans } from "@lingui/react/macro";
import { Outlet, useLocation, useSearch } from "@tanstack/react-router";
import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { privilegeParameter } from "../domain/app/pagePaths";
import { isHomePath } from "../domain/app/parentPage";
import { HomeSkeleton } from "../features/home/HomeSkeleton";
import { PrivilegeStart } from "../features/privilege/PrivilegeStart";
import { atomStore } from "../platform/atomStore";
import { firstDialogPainted } from "../platform/browser/dialogs";
import { waitBriefly } from "../platform/browser/waitBriefly";
import { isSignedInAtom } from "../platform/session/session";
import { BusyStatus } from "../ui/form/Button";
import { SkipLink } from "../ui/layout/SkipLink";
import { OverlayBoundary } from "./OverlayBoundary";
import { PageSkeleton } from "./PageSkeleton";
import { PrivilegeHost } from "./PrivilegeHost";

/** Returns false until the privilege that the document starts with is on the screen, because rendering the page behind it would delay it. */
function useIsPageDue(reference: string | undefined): boolean {
	const [isDue, setIsDue] = useState(
		() => !reference || !atomStore.get(isSignedInAtom),
	);
	useEffect(() => {
		void waitBriefly(firstDialogPainted).then(() =>
			startTransition(() => setIsDue(true)),
		);
	}, []);
	return isDue;
}

export function Shell() {
	const search: Record<string, string> = useSearch({ strict: false });
	const path = useLocation({ select: ({ pathname }) => pathname });
	// Deferred, so that the feedback to a press is painted before the privilege that it opens.
	const reference = useDeferredValue(search[privilegeParameter]);
	const isPageDue = useIsPageDue(reference);
	return (
		<>
			<SkipLink>
				<Trans>Skip to content</Trans>
			</SkipLink>
			{isPageDue || !search[privilegeParameter] ? (
				<Outlet />
			) : (
				<>
					<BusyStatus />
					{isHomePath(path) ? <HomeSkeleton /> : <PageSkeleton />}
					<PrivilegeStart />
				</>
			)}
			{reference && (
				<OverlayBoundary name="privilege">
					<PrivilegeHost reference={reference} atOnce={!isPageDue} />
				</OverlayBoundary>
			)}
		</>
	);
}
