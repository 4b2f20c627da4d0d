// The profile: the rules of its fields, avatars, and pictures, which are stored as a small square without metadata (3 §3, 3 §5).
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customers } from "../../../server/store/schema/schema";
import { failureCode } from "../../../src/contract/failureCode";
import { getAvatarList } from "../../../src/contract/profile";
import { failureOf, type Session } from "../support/client";
import { changeProfile, profileOf, uploadPicture } from "../support/profiles";
import {
	minute,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

const profile = (who: Session) => profileOf(api, who);
const edit = (who: Session, change: object) => changeProfile(api, who, change);
const upload = (who: Session, file: Uint8Array | null, timestamp?: string) =>
	uploadPicture(api, who, file, timestamp);

const drawing = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#1257e0" } });
const addressIn = ({ body }: Awaited<ReturnType<typeof upload>>) =>
	String(body.data.image_profile_url);

describe("texts", () => {
	test.each([
		["Thai with marks", { firstname: "ปิ่นหทัย" }, "ปิ่นหทัย"],
		["Latin with a hyphen", { firstname: " Anne-Marie  " }, "Anne-Marie"],
		["an apostrophe", { firstname: "D’Arcy" }, "D’Arcy"],
		["marks written apart", { firstname: "Rene\u0301e" }, "Renée"],
	])("a name of %s is accepted", async (_what, change, kept) => {
		const me = await api.client.signIn(newMockUserId());
		expect((await edit(me, change)).status).toBe(200);
		expect((await profile(me)).firstname).toBe(kept);
	});

	test("a remark is saved with the profile", async () => {
		const me = await api.client.signIn(newMockUserId());
		expect((await edit(me, { remark: "Coffee" })).status).toBe(200);
		expect(await profile(me)).toMatchObject({
			remark: "Coffee",
			tier_id: expect.stringMatching(/^[123]$/),
			is_edited_birthdate: true,
		});
	});

	test.each([
		["a blank name", { firstname: "  " }, /enter your name/],
		["a blank last name", { lastname: "" }, /last name/],
		["digits", { firstname: "Pim2" }, /letters/],
		["Thai digits", { lastname: "ศรี๙" }, /letters/],
		["markup", { firstname: "<b>Pim</b>" }, /letters/],
		["a smile", { firstname: "Pim 🙂" }, /letters/],
		["a pile of marks", { firstname: `Pim${"\u0335".repeat(4)}` }, /letters/],
		["marks alone", { firstname: "--" }, /letters/],
		["more than 100 letters", { lastname: "a".repeat(101) }, /100 Thai/],
		["another email", { email: "other@example.com" }, /cannot be changed/],
		["no email", { email: "" }, /email/],
		["another birth date", { date_of_birth: "19990101" }, /cannot be changed/],
		["no such avatar", { image_profile_type: 3, avatar_id: "?" }, /avatar/],
		[
			"a picture of another host",
			{
				image_profile_type: 2,
				image_profile_url: "https://elsewhere.example/x.png",
			},
			/not found/,
		],
	])(
		"a profile with %s is refused and changes nothing",
		async (_what, change, sentence) => {
			const me = await api.client.signIn(newMockUserId());
			const before = await profile(me);
			expect(failureOf(await edit(me, change))).toMatchObject({
				status: 400,
				code: failureCode.refused,
				message: {
					en: expect.stringMatching(sentence),
					th: expect.stringMatching(/[\u0E00-\u0E7F]/),
				},
			});
			expect(await profile(me)).toEqual(before);
		},
	);
});

test("each member of the demo has a different avatar; a customer who has not registered has none", async () => {
	const pictureOf = async (scenario: string) =>
		(await profile(await api.client.signIn(newMockUserId(scenario))))
			.image_profile_url;
	const members = ["platinum", "gold", "standard", "plus", "flagship", "full"];
	const pictures = await Promise.all(members.map(pictureOf));
	expect(new Set(pictures).size).toBe(members.length);
	for (const picture of pictures)
		expect(picture).toMatch(/^\/content\/avatar-/);
	expect(await pictureOf("new")).toBe("");
});

test("a chosen avatar is used until another picture is chosen", async () => {
	const me = await api.client.signIn(newMockUserId());
	const { avatarlist } = await api.client.ask(getAvatarList, {}, me);
	expect(avatarlist.length).toBeGreaterThan(8);
	const chosen = avatarlist.at(-1);
	await edit(me, { image_profile_type: 3, avatar_id: chosen?.avatar_id });
	expect(await profile(me)).toMatchObject({
		image_profile_type: 3,
		avatar_id: chosen?.avatar_id,
		image_profile_url: chosen?.avatar_image_url,
	});
	const shown = await fetch(
		api.client.address + String(chosen?.avatar_image_url),
	);
	expect(shown.headers.get("content-type")).toBe("image/svg+xml");
	await edit(me, { image_profile_type: 1, avatar_id: null });
	expect((await profile(me)).image_profile_url).toBe("");
});

test("an avatar that is no longer listed allows a change of the name, but cannot be chosen again", async () => {
	const me = await api.client.signIn(newMockUserId());
	const old = { image_profile_type: 3, avatar_id: "gone" };
	await api.store.db
		.update(customers)
		.set(old)
		.where(eq(customers.sub, me.sub));
	expect((await edit(me, { ...old, firstname: "Pim" })).status).toBe(200);
	expect(await profile(me)).toMatchObject({
		firstname: "Pim",
		image_profile_url: "",
	});
	const { avatarlist } = await api.client.ask(getAvatarList, {}, me);
	const avatar_id = avatarlist[0]?.avatar_id;
	expect((await edit(me, { ...old, avatar_id })).status).toBe(200);
	expect((await edit(me, old)).status).toBe(400);
});

test("an avatar can be chosen without a name or an email, and a name can be saved without an email", async () => {
	const me = await api.client.signIn(newMockUserId("new"));
	await api.store.db
		.update(customers)
		.set({ email: "" })
		.where(eq(customers.sub, me.sub));
	expect(await profile(me)).toMatchObject({ firstname: "", email: "" });
	const { avatarlist } = await api.client.ask(getAvatarList, {}, me);
	const avatar_id = avatarlist[0]?.avatar_id;
	const worn = await edit(me, { image_profile_type: 3, avatar_id });
	expect(worn.status).toBe(200);
	expect(await profile(me)).toMatchObject({ image_profile_type: 3, avatar_id });
	expect((await edit(me, { firstname: "มะลิ" })).status).toBe(200);
	expect(await profile(me)).toMatchObject({ firstname: "มะลิ", avatar_id });
	expect((await edit(me, { email: "pim@" })).status).toBe(400);
	expect((await edit(me, { email: "pim@example.com" })).status).toBe(200);
	expect(await profile(me)).toMatchObject({ email: "pim@example.com" });
});

test.each(["พิม@example.com", "pim@sub_domain.co.th", "pim@-example.com"])(
	"the stored email %s is invalid for the app, so the customer may replace it",
	async (email) => {
		const me = await api.client.signIn(newMockUserId());
		await api.store.db
			.update(customers)
			.set({ email })
			.where(eq(customers.sub, me.sub));
		expect((await edit(me, { email: "pim@example.com" })).status).toBe(200);
		expect((await profile(me)).email).toBe("pim@example.com");
		expect((await edit(me, { email })).status).toBe(400);
	},
);

describe("a picture", () => {
	test("is returned as an upright square without metadata", async () => {
		const me = await api.client.signIn(newMockUserId());
		// A rotated photo with a location; the red half is on top once it is upright.
		const red = await drawing(300, 150).jpeg().toBuffer();
		const photo = await sharp({
			create: { width: 300, height: 300, channels: 3, background: "#ff0000" },
		})
			.composite([{ input: red, left: 0, top: 0 }])
			.withExif({ IFD0: { Make: "Orion" }, IFD3: { GPSLatitude: "13/1" } })
			.withMetadata({ orientation: 3 })
			.jpeg()
			.toBuffer();
		const address = addressIn(await upload(me, photo));
		expect(address).toMatch(/^\/content\/profile\/[\w-]{24}$/);
		const shown = await fetch(api.client.address + address);
		expect(shown.headers.get("content-type")).toBe("image/webp");
		expect(shown.headers.get("content-security-policy")).toContain("'none'");
		const picture = sharp(Buffer.from(await shown.arrayBuffer()));
		const metadata = await picture.metadata();
		expect(metadata).toMatchObject({ format: "webp", width: 512, height: 512 });
		expect([
			metadata.exif,
			metadata.xmp,
			metadata.iptc,
			metadata.orientation,
		]).toEqual([undefined, undefined, undefined, undefined]);
		const { data } = await picture
			.extract({ left: 256, top: 20, width: 1, height: 1 })
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(data[0]).toBeGreaterThan(200);
		await edit(me, { image_profile_type: 2, image_profile_url: address });
		expect((await profile(me)).image_profile_url).toBe(address);
	});

	test("that arrives twice is stored once", async () => {
		const me = await api.client.signIn(newMockUserId());
		const photo = await drawing(200, 200).png().toBuffer();
		const timestamp = String(api.client.newTimestamp());
		const first = addressIn(await upload(me, photo, timestamp));
		expect(addressIn(await upload(me, photo, timestamp))).toBe(first);
		expect(addressIn(await upload(me, photo))).not.toBe(first);
	});

	test("of another customer cannot be used", async () => {
		const other = await api.client.signIn(newMockUserId());
		const theirs = addressIn(
			await upload(other, await drawing(200, 200).png().toBuffer()),
		);
		const me = await api.client.signIn(newMockUserId());
		const reply = await edit(me, {
			image_profile_type: 2,
			image_profile_url: theirs,
		});
		expect(failureOf(reply).code).toBe(failureCode.refused);
	});

	test("in use is kept after later uploads, while unused ones are deleted", async () => {
		const me = await api.client.signIn(newMockUserId());
		const file = await drawing(100, 100).webp().toBuffer();
		const first = addressIn(await upload(me, file));
		await edit(me, { image_profile_type: 2, image_profile_url: first });
		const later: string[] = [];
		for (let turn = 0; turn < 5; turn++) {
			api.clock.now += 1000;
			later.push(addressIn(await upload(me, file)));
		}
		const status = async (address: string) =>
			(await fetch(api.client.address + address)).status;
		expect(await status(first)).toBe(200);
		expect(await status(later[0] ?? "")).toBe(404);
		expect(await status(later[4] ?? "")).toBe(200);
	});

	// The bug: a replaced picture stayed public at its address until the customer uploaded others.
	test("is deleted at once when the profile no longer shows it; an uploaded one is kept for an hour until it is chosen", async () => {
		const own = await startTestServer();
		const name = newMockUserId();
		const me = await own.client.signIn(name);
		const file = await drawing(100, 100).webp().toBuffer();
		const newPicture = async () =>
			addressIn(await uploadPicture(own, me, file));
		const isPublic = async (address: string) =>
			(await fetch(own.client.address + address)).status === 200;
		const show = (image_profile_url: string, who = me) =>
			changeProfile(own, who, { image_profile_type: 2, image_profile_url });
		const first = await newPicture();
		await show(first);
		// Another tab has uploaded a picture, and will choose it later.
		const second = await newPicture();
		await changeProfile(own, me, { firstname: "Pim" });
		expect([await isPublic(first), await isPublic(second)]).toEqual([
			...[true, true],
		]);
		const none = { image_profile_type: 1, image_profile_url: "" };
		await changeProfile(own, me, none);
		expect([await isPublic(first), await isPublic(second)]).toEqual([
			...[false, true],
		]);
		expect((await show(second)).status).toBe(200);
		const third = await newPicture();
		const unsaved = await newPicture();
		await show(third);
		expect(await isPublic(second)).toBe(false);
		expect(await isPublic(unsaved)).toBe(true);
		own.clock.now += 61 * minute;
		await show(third, await own.client.signIn(name));
		expect([await isPublic(third), await isPublic(unsaved)]).toEqual([
			...[true, false],
		]);
		await own.stop();
	});

	test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
		["an empty file", () => new Uint8Array(), /No file selected/],
		["a text", () => Buffer.from("not a picture at all"), /JPG, PNG or WebP/],
		[
			"a drawing that can hold scripts",
			() =>
				Buffer.from(
					'<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
				),
			/JPG, PNG or WebP/,
		],
		[
			"a broken picture",
			async () => (await drawing(300, 300).png().toBuffer()).subarray(0, 90),
			/JPG, PNG or WebP/,
		],
		["a GIF", () => drawing(99, 99).gif().toBuffer(), /JPG, PNG or WebP/],
		["a tiny one", () => drawing(63, 200).png().toBuffer(), /too small/],
		[
			"a bomb of pixels",
			() => drawing(12_001, 70).png().toBuffer(),
			/too large/,
		],
		[
			"more than 5 MB",
			async () =>
				Buffer.concat([
					await drawing(99, 99).jpeg().toBuffer(),
					Buffer.alloc(5 * 1024 * 1024),
				]),
			/too large/,
		],
	])("%s is refused", async (_what, make, sentence) => {
		const me = await api.client.signIn(newMockUserId());
		const reply = await upload(me, await make());
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.refused,
			message: { en: expect.stringMatching(sentence) },
		});
	});

	test("upload without a file is malformed", async () => {
		const me = await api.client.signIn(newMockUserId());
		expect(failureOf(await upload(me, null))).toMatchObject({
			status: 400,
			code: failureCode.malformed,
		});
	});
});
