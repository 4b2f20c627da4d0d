// The shell around every page: the page itself, and over it the privilege of the address.
import { CatchBoundary, Outlet, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { PrivilegeHost } from "./hosts";

export function Shell() {
	const search: Record<string, string> = useSearch({ strict: false });
	const [needed, setNeeded] = useState(false);
	// It stays: a sheet that goes still plays its closing motion.
	if (!needed && search["modal-privilege"]) setNeeded(true);
	return (
		<>
			<Outlet />
			{needed && (
				// A sheet whose code cannot be had must not take the page with it.
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
