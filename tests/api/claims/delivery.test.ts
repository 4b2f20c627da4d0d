// The delivery form's calls: Thailand's places, and saved addresses (2 §4, 2 §5, 2 §7).
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { customerAddresses } from "../../../server/store/schema/schema";
import {
	addCustomerAddress,
	getCustomerAddress,
	getDistrict,
	getProvince,
	getSubDistrict,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import { homeAddress } from "../support/address";
import { failureOf, type Session } from "../support/client";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeEach(async () => {
	api = await startTestServer();
});
afterEach(() => api.stop());

const signIn = () => api.client.signIn(newMockUserId());
const save = (me: Session, more: object = {}) =>
	api.client.send(addCustomerAddress, { ...homeAddress, ...more }, me);
const saved = (me: Session) => api.client.ask(getCustomerAddress, {}, me);

describe("Thailand", () => {
	test("has 77 provinces, 928 districts in both languages, and sub-districts with postcodes", async () => {
		const me = await signIn();
		const provinces = await api.client.ask(getProvince, {}, me);
		expect(provinces).toHaveLength(77);
		expect(provinces[0]).toEqual({
			province_id: "10",
			province_name_th: "กรุงเทพมหานคร",
			province_name_en: "Bangkok",
		});
		let districts = 0;
		for (const { province_id } of provinces) {
			const found = await api.client.ask(
				getDistrict,
				{ Province_Id: Number(province_id) },
				me,
			);
			districts += found.length;
			for (const it of found) {
				expect(it.district_name_th).toMatch(/^[\u0E00-\u0E7F -]+$/);
				expect(it.district_name_en).toMatch(/^[A-Z][A-Za-z -]+$/);
			}
		}
		expect(districts).toBe(928);
		const places = await api.client.ask(
			getSubDistrict,
			{ District_Id: 5014 },
			me,
		);
		expect(places).toHaveLength(12);
		expect(places).toContainEqual({
			subdistrict_id: "501401",
			subdistrict_name_th: "สันทรายหลวง",
			subdistrict_name_en: "",
			postalcode: "50210",
		});
	});

	test("returns no place for an invalid code", async () => {
		const me = await signIn();
		for (const code of [0, 1, 99, 9999]) {
			expect(
				await api.client.ask(getDistrict, { Province_Id: code }, me),
			).toEqual([]);
			expect(
				await api.client.ask(getSubDistrict, { District_Id: code }, me),
			).toEqual([]);
		}
	});
});

describe("addresses", () => {
	test("are deleted beyond the newest ten", async () => {
		const me = await signIn();
		for (let number = 1; number <= 12; number++)
			await save(me, { Address: `${number} ถนนสุขุมวิท` });
		expect((await saved(me))[0]?.address).toBe("12 ถนนสุขุมวิท");
		const { db } = api.store;
		const mine = eq(customerAddresses.sub, me.sub);
		expect(await db.$count(customerAddresses, mine)).toBe(10);
	});

	test("are returned newest first; saving one again moves it up; each customer sees only their own", async () => {
		const me = await signIn();
		expect(await saved(me)).toEqual([]);
		await save(me);
		await save(me, { Address: "1 ถนนพระราม 4" });
		await save(me, { Remark: "โทรก่อนส่ง" });
		const list = await saved(me);
		expect(list.map((it) => it.address)).toEqual([
			homeAddress.Address,
			"1 ถนนพระราม 4",
		]);
		expect(list[0]).toEqual({
			first_name: homeAddress.First_Name,
			last_name: homeAddress.Last_Name,
			contactno: "0812345678",
			address: homeAddress.Address,
			provinceid: "10",
			districtid: "1034",
			subdistrictid: "103401",
			postalcode: "10250",
			remark: "โทรก่อนส่ง",
		});
		expect(await saved(await signIn())).toEqual([]);
	});

	test("with different sub-districts are two; the same address of another customer replaces neither", async () => {
		const me = await signIn();
		await save(me);
		const elsewhere = { DistrictId: "1001", SubDistrictId: "100101" };
		expect((await save(me, elsewhere)).status).toBe(200);
		await save(await signIn());
		const places = (await saved(me)).map((it) => it.subdistrictid);
		expect(places).toEqual(["100101", "103401"]);
	});

	// The bug: forms of a number that RequestOTP accepts were refused here.
	test.each([
		["+66812345678", "0812345678"],
		["(081) 234-5678", "0812345678"],
		["081.234.5678", "0812345678"],
		["0066 81 234 5678", "0812345678"],
		["+66 2 123 4567", "021234567"],
		["02-123-4567", "021234567"],
	])("with the number %s are saved with %s", async (ContactNo, kept) => {
		const me = await signIn();
		expect((await save(me, { ContactNo })).status).toBe(200);
		expect(await saved(me)).toMatchObject([{ contactno: kept }]);
	});

	test.each([
		["a blank name", { First_Name: "  " }, /fill out/],
		["a blank last name", { Last_Name: "" }, /fill out/],
		["a blank address", { Address: "\n" }, /fill out/],
		["an invisible address", { Address: "\u200b \u200e" }, /fill out/],
		["a district of another province", { ProvinceId: "50" }, /select/],
		["a sub-district of another district", { DistrictId: "1001" }, /select/],
		["no province", { ProvinceId: "" }, /select/],
		["a postcode of letters", { PostalCode: "1025O" }, /five digits/],
		["a short postcode", { PostalCode: "1025" }, /five digits/],
		["no phone number", { ContactNo: "12" }, /phone number/],
		["a foreign number", { ContactNo: "+1 202 555 0100" }, /phone number/],
	])("with %s are refused with a reason", async (_what, wrong, sentence) => {
		const me = await signIn();
		expect(failureOf(await save(me, wrong))).toMatchObject({
			status: 400,
			code: failureCode.refused,
			message: {
				en: expect.stringMatching(sentence),
				th: expect.stringMatching(/[\u0E00-\u0E7F]/),
			},
		});
		expect(await saved(me)).toEqual([]);
	});
});
