// The hidden debug entry: 10 taps within 3 s open the game with the token; in production it only renders its children (P27, 1 §2).
import { Fragment, type ReactNode, useRef } from "react";
import { debugTap } from "../../domain/app/debugTap";
import { gameAddress } from "../../domain/game/gameAddress";
import { gameUrl } from "../../platform/browser/game";
import { currentSession } from "../../platform/session/session";

function TapCounter({ children }: { children: ReactNode }) {
	const taps = useRef<readonly number[]>([]);
	function tap() {
		const step = debugTap(taps.current, performance.now());
		taps.current = step.taps;
		if (!step.opens) return;
		const address = gameAddress(gameUrl(), currentSession()?.token ?? "");
		// The app's own navigation would lose the token.
		if (address) location.assign(address);
	}
	return (
		<div data-debug-entry="" onPointerDown={tap}>
			{children}
		</div>
	);
}

export const DebugEntry = import.meta.env.DEV ? TapCounter : Fragment;
