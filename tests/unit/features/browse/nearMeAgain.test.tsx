// Near me: the person returns to the app at another place, or chooses a kind that the place lacks (2 §2, 2 §4 Location).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getDealNearMe } from "../../../../src/contract/browse";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import { NearMe } from "../../../../src/features/browse/NearMe";
import { findPlace } from "../../../../src/features/browse/searchPlaces";
import { atomStore } from "../../../../src/platform/atomStore";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
	useSearch: () => search,
	useNavigate: () => vi.fn(),
}));
const { api, calls } = phone;
let search = {};

beforeEach(() => {
	freshPhone();
	search = {};
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const minute = 60_000;
const placeOf = (id: string) => {
	const { lat = 0, lng = 0 } = findPlace(id) ?? {};
	return { lat, lng };
};
const [bangkok, chiangMai] = [placeOf("10"), placeOf("50")];
const wasIn = (position: typeof bangkok, at: number) =>
	atomStore.set(positionAtom, { kind: "known", at, position });
const asked = () => calls.map(({ request }) => request);

test("a place without deals of the chosen kind is not called a place without deals", async () => {
	search = { kind: "online" };
	const deals = [{ alt_reference: "PV_1", type: privilegeType.code }];
	api("getDealNearMe", () => v.parse(getDealNearMe.reply, deals));
	const near = <NearMe placeId="10" onPlace={() => undefined} />;
	const page = await draw(near);
	await until(() => page.textContent?.includes("Nothing of this kind here"));
	expect(page.textContent).not.toContain("No deals near here");
});

test.each([
	["ending", true],
	[undefined, false],
] as const)(
	"sorted by %s, a branch shows the end of its deal: %s",
	async (sort, says) => {
		search = { sort };
		const deal = {
			...{ alt_reference: "PV_1", type: privilegeType.code, distance: 1 },
			...{ brand_name_en: "Orion", valid_through: "2026-12-31T16:59:00Z" },
		};
		api("getDealNearMe", () => v.parse(getDealNearMe.reply, [deal]));
		const near = <NearMe placeId="10" onPlace={() => undefined} />;
		const page = await draw(near);
		await until(() => page.textContent?.includes("Orion"));
		expect(page.querySelector("li")?.textContent).toContain("1.00");
		expect(page.querySelector("li")?.textContent?.includes("Until 31")).toBe(
			says,
		);
	},
);

// The bug: an app that was opened again elsewhere still showed the deals "near you" of the earlier place.
test("on a return to the app, the deals are those near the person's current position", async () => {
	api("getDealNearMe", () => []);
	const ask = vi.fn<Geolocation["getCurrentPosition"]>((found) =>
		found({
			coords: { latitude: chiangMai.lat, longitude: chiangMai.lng },
		} as GeolocationPosition),
	);
	vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
		...{ getCurrentPosition: ask, watchPosition: () => 0 },
		clearWatch: () => undefined,
	});
	const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));
	const near = (placeId: string) =>
		draw(<NearMe placeId={placeId} onPlace={() => undefined} />);
	wasIn(bangkok, Date.now());
	await near("");
	await until(() => asked().length === 1);
	comeBack();
	// A position read just now is not read again.
	expect(ask).not.toHaveBeenCalled();
	wasIn(bangkok, Date.now() - 5 * minute);
	comeBack();
	await until(() => asked().length === 2);
	expect(asked()[1]).toMatchObject({ Location_Lat: chiangMai.lat });
	// At a chosen place the person's own position is not read.
	await near("10");
	wasIn(bangkok, Date.now() - 5 * minute);
	comeBack();
	expect(ask).toHaveBeenCalledOnce();
});
