// A cold start with no network on a phone slowed to a quarter, from a profile on the disk: the time until the content shows, and the page's memory then.
import type { PhoneProfile } from "../../tests/e2e/support/phone";
import { loadPage } from "./pageLoad";
import { memoryOf, waitForIdle } from "./signedInPage";

/** Opens the path in a new browser on the profile: the ms from the navigation to the frame with the selector, and the memory of the page's scripts once it is idle, in MB. */
export async function startOffline(
	profile: PhoneProfile,
	path: string,
	content: string,
) {
	const { context } = await profile.open({ offline: true });
	try {
		const start = { name: path, address: path, content };
		const { page, moments } = await loadPage(context, start, "none");
		await waitForIdle(page);
		const session = await context.newCDPSession(page);
		return { time: moments.content, memory: await memoryOf(session) };
	} finally {
		await profile.close();
	}
}
