// What lies over everything, beside the router: the dialogs, so that a saved code shows before its page is there, the home flow, and the word about an update.
import { CatchBoundary } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { type ReactNode, Suspense, useState } from "react";
import { dialogAtom } from "../platform/browser/dialogs";
import { isOnline } from "../platform/browser/online";
import { updateOfferedAtom } from "../platform/pwa/updateOffer";
import { homeFlowDueAtom } from "../platform/session/homeFlowDue";
import { DialogHost, host, UpdatePrompt } from "./hosts";

const HomeFlow = host(() => import("./HomeFlowHost"));

/** What is drawn once its code is here. What cannot be had must not take the page with it. */
function Layer({ name, children }: { name: string; children: ReactNode }) {
	return (
		<CatchBoundary getResetKey={() => name} errorComponent={() => null}>
			<Suspense fallback={null}>{children}</Suspense>
		</CatchBoundary>
	);
}

export function Overlays() {
	const dialog = useAtomValue(dialogAtom);
	const homeFlowDue = useAtomValue(homeFlowDueAtom);
	const updateOffered = useAtomValue(updateOfferedAtom);
	const [needed, setNeeded] = useState(false);
	// They stay: a dialog that goes still plays its closing motion.
	if (!needed && (dialog || !isOnline())) setNeeded(true);
	return (
		<>
			{homeFlowDue && (
				<Layer name="home flow">
					<HomeFlow />
				</Layer>
			)}
			{needed && (
				<Layer name="dialogs">
					<DialogHost />
				</Layer>
			)}
			{updateOffered && (
				<Layer name="update">
					<UpdatePrompt />
				</Layer>
			)}
		</>
	);
}
