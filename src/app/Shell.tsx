// The root route's component: the page, and over it the privilege of the address.
import { CatchBoundary, Outlet, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { PrivilegeHost } from "./hosts";

export function Shell() {
	const search: Record<string, string> = useSearch({ strict: false });
	const [needed, setNeeded] = useState(false);
	// Stays mounted, so that the sheet can play its closing motion.
	if (!needed && search["modal-privilege"]) setNeeded(true);
	return (
		<>
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
