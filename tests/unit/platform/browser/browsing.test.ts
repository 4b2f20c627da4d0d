// Proves what browsing saves on the phone: the list for "see all", the recent searches, and the position that a tap reads.
import { beforeEach, expect, test, vi } from "vitest";
import {
	dropReferenceList,
	readReferenceList,
} from "../../../../src/features/browse/referenceList";
import {
	clearSearches,
	recentSearches,
	removeSearch,
	saveSearch,
} from "../../../../src/features/search/recentSearches";
import { readPosition } from "../../../../src/platform/browser/position";
import {
	adoptToken,
	endSession,
} from "../../../../src/platform/session/session";
import {
	beginDelivery,
	deliveryReference,
} from "../../../../src/platform/storage/deliveryDraft";
import { saveReferenceList } from "../../../../src/platform/storage/saveReferenceList";
import { tokenOf } from "../../support/token";

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	adoptToken(tokenOf("customer-1"));
});

test("values under the documents' keys belong to the customer who wrote them, also after a change of customer", () => {
	saveSearch("กาแฟ");
	saveReferenceList(["PV_1001"]);
	beginDelivery("PV_1002");
	adoptToken(tokenOf("customer-2"));
	expect(recentSearches()).toEqual([]);
	expect(readReferenceList()).toEqual([]);
	expect(deliveryReference()).toBe("");
	saveSearch("ชา");
	expect(localStorage.getItem("search-keyword-list")).toBe('["ชา"]');
	expect(JSON.stringify(localStorage)).not.toContain("PV_100");
	// A tab that still belongs to the former customer.
	adoptToken(tokenOf("customer-1"));
	saveSearch("กาแฟ");
	adoptToken(tokenOf("customer-2"));
	expect(recentSearches()).toEqual([]);
});

test("values without an owner from an older release belong to the signed-in customer; signed out nothing is read or saved", () => {
	localStorage.setItem("search-keyword-list", '["กาแฟ"]');
	endSession();
	expect(recentSearches()).toEqual([]);
	saveSearch("ชา");
	adoptToken(tokenOf("customer-1"));
	expect(recentSearches()).toEqual(["กาแฟ"]);
	adoptToken(tokenOf("customer-2"));
	expect(recentSearches()).toEqual([]);
});

test("Privilege_Ref_List is saved under the documents' name until it is removed", () => {
	expect(readReferenceList()).toEqual([]);
	saveReferenceList(["PV_1001", "1002"]);
	expect(localStorage.getItem("Privilege_Ref_List")).toBe('["PV_1001","1002"]');
	expect(readReferenceList()).toEqual(["PV_1001", "1002"]);
	dropReferenceList();
	expect(localStorage.getItem("Privilege_Ref_List")).toBeNull();
	expect(readReferenceList()).toEqual([]);
});

test("a reload shows this tab's own section, whatever another tab has opened", () => {
	saveReferenceList(["PV_1001"]);
	localStorage.setItem("Privilege_Ref_List", '["PV_1002"]');
	expect(readReferenceList()).toEqual(["PV_1001"]);
	localStorage.removeItem("Privilege_Ref_List");
	expect(readReferenceList()).toEqual(["PV_1001"]);
	sessionStorage.clear();
	localStorage.setItem("Privilege_Ref_List", '["PV_1002"]');
	expect(readReferenceList()).toEqual(["PV_1002"]);
});

test("a search word or reference that is too long does not remove the others", () => {
	const tooLong = "x".repeat(201);
	saveSearch("กาแฟ");
	saveSearch(tooLong);
	expect(recentSearches()).toEqual(["กาแฟ"]);
	saveReferenceList(["PV_1001", tooLong]);
	expect(readReferenceList()).toEqual(["PV_1001"]);
});

test("search-keyword-list has the newest word first; one or all words can be removed", () => {
	saveSearch("กาแฟ");
	saveSearch("ชา");
	expect(localStorage.getItem("search-keyword-list")).toBe('["ชา","กาแฟ"]');
	expect(removeSearch("ชา")).toEqual(["กาแฟ"]);
	expect(recentSearches()).toEqual(["กาแฟ"]);
	expect(removeSearch("กาแฟ")).toEqual([]);
	expect(localStorage.getItem("search-keyword-list")).toBeNull();
	saveSearch("ชา");
	clearSearches();
	expect(localStorage.getItem("search-keyword-list")).toBeNull();
});

test.each(["", "{", "null", "7", '"กาแฟ"', "[1]", '[""]', '{"0":"a"}'])(
	"a damaged list (%s) counts as empty",
	(text) => {
		localStorage.setItem("Privilege_Ref_List", text);
		localStorage.setItem("search-keyword-list", text);
		expect(readReferenceList()).toEqual([]);
		expect(recentSearches()).toEqual([]);
		saveSearch("ชา");
		expect(recentSearches()).toEqual(["ชา"]);
	},
);

const phone = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
	vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });

test("a position is rounded to about 100 m, and read once", async () => {
	const ask = vi.fn((found: PositionCallback) =>
		found({
			coords: { latitude: 13.7456789, longitude: 100.5344321 },
		} as GeolocationPosition),
	);
	phone(ask);
	expect(await readPosition()).toMatchObject({
		kind: "known",
		position: { lat: 13.746, lng: 100.534 },
	});
	expect(ask).toHaveBeenCalledOnce();
});

test.each([
	[1, "denied"],
	[2, "unavailable"],
	[3, "expired"],
])("the position error %d is read as %s", async (code, kind) => {
	phone((_found, refused) => refused?.({ code } as GeolocationPositionError));
	expect(await readPosition()).toEqual({ kind });
});

test("a phone without geolocation has no position", async () => {
	vi.stubGlobal("navigator", {});
	expect(await readPosition()).toEqual({ kind: "unavailable" });
});

test.each([
	[60, undefined],
	[1000, undefined],
	[3200, 4],
	[50_000, 50],
])(
	"a position that may be %d m off gives its inaccuracy in km: %s",
	async (accuracy, km) => {
		phone((found) =>
			found({
				coords: { latitude: 13, longitude: 100, accuracy },
			} as GeolocationPosition),
		);
		const reading = await readPosition();
		expect(reading.kind === "known" && reading.withinKm).toBe(km);
	},
);
