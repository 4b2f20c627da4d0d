// The root route's component: the skip link, the page, and over it the privilege of the address.
import { Trans } from "@lingui/react/macro";
import { CatchBoundary, Outlet, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { SkipLink } from "../ui/layout/SkipLink";
import { PrivilegeHost } from "./hosts";

export function Shell() {
	const search: Record<string, string> = useSearch({ strict: false });
	const [needed, setNeeded] = useState(false);
	// Stays mounted, so that the sheet can play its closing motion.
	if (!needed && search["modal-privilege"]) setNeeded(true);
	return (
		<>
			<SkipLink>
				<Trans>Skip to content</Trans>
			</SkipLink>
			<Outlet />
			{needed && (
				// A failure of the sheet's code does not affect the page.
				<CatchBoundary
					getResetKey={() => "privilege"}
					errorComponent={() => null}
				>
					<Suspense fallback={null}>
						<PrivilegeHost />
					</Suspense>
				</CatchBoundary>
			)}
		</>
	);
}
