// The shell around every page: the page itself, and over it the privilege of the address.
import { CatchBoundary, Outlet, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { dialogAtom, openDialog } from "../platform/dialogs";
import { onNetworkChange } from "../platform/online";
import { store } from "../platform/store";
import { PrivilegeHost } from "./hosts";

/** The dialog of the offline event (1 §2). A code at the counter, or a question, stays: there the banner says it. */
const sayOffline = () =>
	onNetworkChange((online) => {
		if (!online && !store.get(dialogAtom)) openDialog({ name: "offline" });
	});

export function Shell() {
	const search: Record<string, string> = useSearch({ strict: false });
	const [needed, setNeeded] = useState(false);
	// It stays: a sheet that goes still plays its closing motion.
	if (!needed && search["modal-privilege"]) setNeeded(true);
	useEffect(sayOffline, []);
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
