// Whether the browser protects the saved data: its words are announced, the button stands beside them (O01).
import { afterEach, expect, test, vi } from "vitest";
import { StorageProtection } from "../../../../src/features/profile/StorageProtection";
import { draw, press, until, wipe } from "../../support/drawn";

const requestPersistence = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/storage/persistence", () => ({
	requestPersistence,
}));

afterEach(wipe);

test.each([
	[true, "Protected on this phone"],
	[false, "has not allowed this yet"],
])(
	"an answer (given: %s) is announced by words alone",
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
