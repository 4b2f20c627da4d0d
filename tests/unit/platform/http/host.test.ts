// Proves that only the build decides the API host: the landing page may pick one from its list (1 §2).
import { beforeEach, expect, test, vi } from "vitest";

async function started() {
	vi.resetModules();
	return import("../../../../src/platform/http/host");
}

beforeEach(() => {
	localStorage.clear();
	vi.stubEnv("VITE_API_HOST", "");
	vi.stubEnv(
		"VITE_ALLOWED_API_HOSTS",
		"https://one.example, https://two.example/,http://bad.example,nonsense",
	);
});

test("without a setting the host is the page's own origin", async () => {
	expect((await started()).apiHost()).toBe(location.origin);
	vi.stubEnv("VITE_API_HOST", "https://main.example");
	expect((await started()).apiHost()).toBe("https://main.example");
});

/** A successful sign-in. */
async function landed(address: string | undefined) {
	const { withSignInHost, saveApiHost } = await started();
	await withSignInHost(address, async () => undefined);
	saveApiHost(address);
}

test("a listed host is used, also at the next start, until another landing", async () => {
	await landed("https://two.example/api");
	expect((await started()).apiHost()).toBe("https://two.example");
	await landed(undefined);
	expect((await started()).apiHost()).toBe(location.origin);
});

test.each([
	["https://one.example", "https://one.example"],
	[undefined, location.origin],
])(
	"a sign-in at %s calls %s, and a failed one keeps the former host",
	async (address, asked) => {
		await landed("https://two.example");
		const { apiHost, withSignInHost } = await started();
		const signIn = withSignInHost(address, async () => {
			expect(apiHost()).toBe(asked);
			// The page may be left during the sign-in.
			expect((await started()).apiHost()).toBe("https://two.example");
			throw new Error("refused");
		});
		await expect(signIn).rejects.toThrow("refused");
		expect(apiHost()).toBe("https://two.example");
	},
);

test.each([
	"https://evil.example",
	"http://bad.example",
	"https://two.example@evil.example",
	"https://two.example.evil.example",
	"javascript:alert(1)",
	"",
])("the address %j does not change the host", async (address) => {
	const { apiHost, withSignInHost } = await started();
	expect(await withSignInHost(address, async () => apiHost())).toBe(
		location.origin,
	);
	await landed(address);
	expect(localStorage.getItem("api-host")).toBeNull();
});

// Codes and uses are saved with their host, so those of the build's own host would no longer be found.
test("the build's own host is not saved, also where a list or an address names it", async () => {
	vi.stubEnv("VITE_API_HOST", "https://one.example");
	await landed("https://one.example");
	const { apiHost, chosenHost } = await started();
	expect([chosenHost(), apiHost()]).toEqual(["", "https://one.example"]);
	expect(localStorage.getItem("api-host")).toBeNull();
});

test("a saved host that the build no longer lists is not used", async () => {
	localStorage.setItem("api-host", "https://gone.example");
	expect((await started()).apiHost()).toBe(location.origin);
});
