// Beside the pages, once a start: older releases' records move to Cache Storage, and both copies of the saved codes are made equal.
import { databases } from "./databases";
import { mayHaveFormer } from "./formerName";
import { whenIdle } from "./idle";
import { currentSession } from "./session";
import { mirrorCodes } from "./wallet";

async function keepMirrored(): Promise<void> {
	if ("caches" in globalThis && (await mayHaveFormer())) {
		const { moveFormerCopy } = await import("./formerCopy");
		await moveFormerCopy(databases);
	}
	const sub = currentSession()?.sub;
	if (sub) await mirrorCodes(sub);
}

/** Never on the way of the page's own work. */
export function startMirroring(): void {
	whenIdle(() => void keepMirrored().catch(() => undefined));
}
