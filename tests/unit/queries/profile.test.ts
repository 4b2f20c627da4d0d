// EditProfile takes the whole profile: unchanged fields are sent back, and the birth date as YYYYMMDD (3 §7).
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { customer, getProfile } from "../../../src/contract/customer";
import { getProfileBanner } from "../../../src/contract/profile";
import { setServerTime } from "../../../src/platform/http/clock";
import { customerQueries } from "../../../src/queries/customer";
import {
	editCustomer,
	profileMutations,
	profileQueries,
} from "../../../src/queries/profile";
import { waitFor } from "../../support/waitFor";
import { fakeCaches } from "../support/fakeCaches";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);

const address = "https://host.example/picture.webp";
const me = v.parse(customer, {
	...{ firstname: "Kanda", lastname: "P", email: "k@example.com" },
	...{ image_profile_url: address, image_profile_type: 3, avatar_id: "7" },
	...{ remark: "r", date_of_birth: "2000-01-31" },
});

beforeEach(() => {
	phone.forgetApi();
	phone.api("EditProfile", () => null);
});

test.each([
	["the original picture", { image_profile_type: 1 }, 1],
	["a picture of their own", { image_profile_type: 2 }, 2],
	["an avatar", { image_profile_type: 3 }, 3],
	["a picture of an unknown kind", { image_profile_type: 9 }, 2],
	["a picture without its kind", { image_profile_type: null }, 2],
	["no picture", { image_profile_type: null, image_profile_url: null }, 1],
])("%s stays where the name changes", async (_title, picture, sentType) => {
	const read = v.parse(customer, { ...me, ...picture });
	await editCustomer(read, { firstname: "New" });
	expect(phone.calls[0]?.request).toEqual({
		...{ firstname: "New", lastname: "P", email: "k@example.com" },
		...{ image_profile_url: read.image_profile_url },
		image_profile_type: sentType,
		...{ avatar_id: "7", remark: "r", date_of_birth: "20000131" },
	});
});

test.each([
	["20000131", "20000131"],
	["2000-01-31T00:00:00", "20000131"],
	// The bug: each edit moved a birth date given as Bangkok's midnight in UTC a day back.
	["2000-01-30T17:00:00Z", "20000131"],
	["", ""],
	["no date", "no date"],
])("a birth date %j is sent as %j (3 §7)", async (date_of_birth, sent) => {
	await editCustomer({ ...me, date_of_birth }, {});
	expect(phone.calls[0]?.request).toMatchObject({ date_of_birth: sent });
});

test.each(["-", "null", " r "])(
	"the remark %j is kept when something else is changed",
	async (remark) => {
		const { customer: read } = v.parse(getProfile.reply, {
			customer: { ...me, remark },
		});
		await editCustomer(read, { firstname: "New" });
		expect(phone.calls[0]?.request).toMatchObject({ remark });
	},
);

// The bug: a customer with a single name lost the dash that stood for the other one.
test("a dash as the last name is kept when the picture changes", async () => {
	const read = v.parse(customer, { ...me, lastname: "-" });
	await editCustomer(read, { avatar_id: "8" });
	expect(phone.calls[0]?.request).toMatchObject({ lastname: "-" });
});

test("a new uploaded picture is sent with its address", async () => {
	const change = { image_profile_type: 2, image_profile_url: "/new" } as const;
	await editCustomer(me, { ...change, avatar_id: null });
	expect(phone.calls[0]?.request).toMatchObject({ ...change, avatar_id: null });
});

test("a name that was saved during the upload of a picture is kept", async () => {
	const client = new QueryClient();
	client.setQueryData(customerQueries.profile().queryKey, me);
	phone.api("UploadImageProfile", () => {
		const renamed = { ...me, firstname: "Ploy" };
		client.setQueryData(customerQueries.profile().queryKey, renamed);
		return { image_profile_url: "/new" };
	});
	await client
		.getMutationCache()
		.build(client, profileMutations.changePicture())
		.execute({
			customer: me,
			picture: { kind: "file", square: new Blob(["x"]) },
		});
	expect(
		phone.calls.find(({ name }) => name === "EditProfile")?.request,
	).toMatchObject({ firstname: "Ploy", image_profile_url: "/new" });
});

test("a new picture is shown also where the host gives it the former one's address", async () => {
	const former = new URL("/uploads/me.webp", location.origin).href;
	const { storage, caches, place } = fakeCaches(location.origin);
	vi.stubGlobal("caches", storage);
	place("pictures", former, "former", "image/webp");
	place("profile-pictures", "/content/profile/new.webp", "stale", "image/webp");
	const image_profile_url = "/content/profile/new.webp";
	phone.api("UploadImageProfile", () => ({ image_profile_url }));
	const client = new QueryClient();
	await client
		.getMutationCache()
		.build(client, profileMutations.changePicture())
		.execute({
			customer: { ...me, image_profile_url: former },
			picture: { kind: "file", square: new Blob(["x"]) },
		});
	expect([...caches.values()].map(({ size }) => size)).toEqual([0, 0]);
	vi.unstubAllGlobals();
});

test("a picture chosen while a name is being saved is sent after it, with the new name", async () => {
	const client = new QueryClient();
	client.setQueryData(customerQueries.profile().queryKey, me);
	const cache = client.getMutationCache();
	const edits = () => phone.calls.filter(({ name }) => name === "EditProfile");
	let reply = (_data: null) => {};
	phone.api("EditProfile", () => new Promise((resolve) => (reply = resolve)));
	const renamed = cache
		.build(client, profileMutations.edit())
		.execute({ customer: me, change: { firstname: "Ploy" } });
	await waitFor(() => expect(edits()).toHaveLength(1));
	phone.api("EditProfile", () => null);
	const chosen = cache
		.build(client, profileMutations.changePicture())
		.execute({ customer: me, picture: { kind: "avatar", avatarId: "8" } });
	reply(null);
	await Promise.all([renamed, chosen]);
	expect(edits().map(({ request }) => request)).toMatchObject([
		{ firstname: "Ploy", avatar_id: "7" },
		{ firstname: "Ploy", avatar_id: "8" },
	]);
});

/** The ids of the loaded banners that a visit of the profile shows. */
function shownBanners(client: QueryClient) {
	const visit = new QueryObserver(client, profileQueries.banners());
	return visit.getCurrentResult().data?.map(({ bannerid }) => bannerid);
}
async function bannersOf(data: unknown, client = new QueryClient()) {
	phone.api("GetProfileBanner", () => v.parse(getProfileBanner.reply, data));
	await client.query(profileQueries.banners());
	return shownBanners(client);
}
const bannerOf = (seq: number) => ({ bannerid: String(seq), seq });

test("the profile's banners are ordered by seq, like those of home", async () => {
	expect(await bannersOf([bannerOf(2), bannerOf(1)])).toEqual(["1", "2"]);
});

test("of profile banners that a host sends in sets, only the valid sets are shown (2 §5, 3 §7)", async () => {
	const set = (more: object, ...banner: object[]) => ({
		bannersetinfo: { layout_section: "small", ...more },
		banner,
	});
	const sets = [
		set({}, bannerOf(2), bannerOf(1)),
		set({ isdeleted: true }, bannerOf(3)),
		set({ valid_through: "2020-01-01" }, bannerOf(4)),
	];
	expect(await bannersOf(sets)).toEqual(["1", "2"]);
});

// The bug: without a network the profile still showed a set that home no longer showed.
test("a banner set that has ended since its load is not shown at the next visit", async () => {
	vi.useFakeTimers({ now: Date.parse("2026-11-21T05:00:00Z") });
	setServerTime(Date.now());
	const client = new QueryClient();
	const valid_through = "2026-11-21T06:00:00Z";
	const bannersetinfo = { layout_section: "small", valid_through };
	const sets = [{ bannersetinfo, banner: [bannerOf(1)] }];
	expect(await bannersOf(sets, client)).toEqual(["1"]);
	vi.advanceTimersByTime(2 * 3_600_000);
	expect(shownBanners(client)).toEqual([]);
	vi.useRealTimers();
});
