// Whether the browser protects the saved data: the message is announced without the button beside it (O01).
import { afterEach, expect, test, vi } from "vitest";
import { StorageProtection } from "../../../../src/features/profile/StorageProtection";
import { draw, newCache, press, until, wipe } from "../../support/drawn";

const requestPersistence = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/storage/persistence", () => ({
	requestPersistence,
}));

afterEach(wipe);

test.each([
	[true, "Protected on this phone"],
	[false, "has not allowed this yet"],
])(
	"only the message of an answer (given: %s) is announced",
	async (given, words) => {
		requestPersistence.mockResolvedValue(given);
		const page = await draw(<StorageProtection persisted={false} />);
		const region = page.querySelector("[role=status]");
		expect(region?.textContent).toContain("Not protected yet");
		await press(page, "Protect my codes");
		await until(() => region?.textContent?.includes(words));
		expect(region?.isConnected).toBe(true);
		expect(region?.querySelector("button")).toBeNull();
		expect(page.querySelectorAll("button")).toHaveLength(given ? 0 : 1);
	},
);

// The bug: a browser question that nobody answered counted as a pending change, so no update was offered.
test("until the browser's question is answered no change is pending, and the question can be asked again", async () => {
	requestPersistence.mockReset();
	requestPersistence.mockResolvedValueOnce(false);
	requestPersistence.mockReturnValueOnce(new Promise(() => undefined));
	requestPersistence.mockResolvedValueOnce(true);
	const cache = newCache();
	const page = await draw(<StorageProtection persisted={false} />, cache);
	await press(page, "Protect my codes");
	await until(() => page.textContent?.includes("has not allowed this yet"));
	await press(page, "Protect my codes");
	// The same answer would be announced again.
	expect(page.textContent).not.toContain("has not allowed this yet");
	expect(cache.isMutating()).toBe(0);
	expect(page.querySelector("[aria-busy]")).toBeNull();
	await press(page, "Protect my codes");
	await until(() => page.textContent?.includes("Protected on this phone"));
});
