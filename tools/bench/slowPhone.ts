// The processor and the network of the bench's phone, put on a page through the browser's own protocol.
import type { CDPSession } from "@playwright/test";

/** How many times slower a mid-range phone's processor is than this machine's. */
const slowDown = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second; the latency is a round trip in ms. */
const network = {
	offline: false,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8,
	latency: 150,
};

/** Slows the page's processor down until the session ends, or until the rate is 1 again. */
export const slowProcessor = (session: CDPSession, rate = slowDown) =>
	session.send("Emulation.setCPUThrottlingRate", { rate });

/** The commands that a service worker gets before its first line runs. */
const toWorker = [
	{ id: 1, method: "Network.enable", params: {} },
	{ id: 2, method: "Network.emulateNetworkConditions", params: network },
	{ id: 3, method: "Runtime.runIfWaitingForDebugger", params: {} },
];

/** Gives the page and its service workers the slow network; returns the session ids of the workers that have it, to which later ones are added. */
export async function slowNetwork(session: CDPSession): Promise<Set<string>> {
	const workers = new Set<string>();
	// Playwright has no sessions of workers, so their messages are wrapped into those of the page's session.
	session.on("Target.attachedToTarget", ({ sessionId }) => {
		for (const command of toWorker)
			session
				.send("Target.sendMessageToTarget", {
					sessionId,
					message: JSON.stringify(command),
				})
				// A worker that has ended meanwhile needs no network.
				.catch(() => undefined);
	});
	session.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
		const reply: { id?: number; error?: object } = JSON.parse(message);
		if (reply.id === 2 && !reply.error) workers.add(sessionId);
	});
	await session.send("Target.setAutoAttach", {
		autoAttach: true,
		waitForDebuggerOnStart: true,
		flatten: false,
		filter: [{ type: "service_worker" }],
	});
	// A worker that runs already would answer the navigation before it is attached to automatically.
	const { targetInfos } = await session.send("Target.getTargets");
	for (const { type, targetId } of targetInfos)
		if (type === "service_worker")
			await session.send("Target.attachToTarget", { targetId, flatten: false });
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	return workers;
}
