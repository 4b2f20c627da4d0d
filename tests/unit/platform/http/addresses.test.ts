// Addresses that depend on the build and the host: of pictures, the call center, the demo and signed requests (X01).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { post } from "../../../../src/contract/endpoint";
import { nothing } from "../../../../src/contract/fields";
import {
	ownPictureAddress,
	replyPictureAddress,
} from "../../../../src/platform/http/replyPicture";
import { settings } from "../../../../src/platform/http/settings";
import { signRequest } from "../../../../src/platform/http/signedRequest";

const api = "https://api.example";
const write = post("internal/Area/Write", nothing, nothing);

beforeEach(() => vi.stubEnv("VITE_API_HOST", api));
afterEach(() => vi.unstubAllEnvs());

test("a reply's picture belongs to the API's host", () => {
	expect(replyPictureAddress("/content/a")).toBe(`${api}/content/a`);
});

test.each([
	[`${api}/content/a`, true],
	[`${location.origin}/content/a`, true],
	["https://pictures.example/content/a", false],
])("%s is the service's own picture: %s", (address, isOwn) => {
	expect(ownPictureAddress(address)).toBe(isOwn ? address : null);
});

test("the call center's number is dialled without blanks and hyphens", () => {
	vi.stubEnv("VITE_SUPPORT_PHONE", "02-123 4567");
	expect(settings.supportPhone).toBe("02-123\u00a04567");
	expect(settings.supportLink).toBe("tel:021234567");
});

test.each([
	["1", true],
	["0", false],
	["", false],
])("VITE_DEMO=%j is the demo: %s", (value, is) => {
	vi.stubEnv("VITE_DEMO", value);
	expect(settings.hasDemo).toBe(is);
});

test("signed bytes contain the host that they are for", async () => {
	const { address } = await signRequest(write, {});
	expect(address).toBe(`${api}/api/v1/internal/Area/Write`);
});
