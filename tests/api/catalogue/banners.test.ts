// Banners have the texts of the content and their brand's logo (2 §3); every call sends "For Platinum members" only to Platinum members.
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSetBanner, getTopBanner } from "../../../src/contract/banner";
import { demoContent } from "../../support/demoContent";
import { importInto } from "../support/programme";
import {
	newMockUserId,
	newStore,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

test.each([
	["platinum", true],
	["gold", false],
	["standard", false],
] as const)(
	"a %s member gets the banner for Platinum: %j",
	async (scenario, isSent) => {
		const me = await api.client.signIn(newMockUserId(scenario));
		const top = await api.client.ask(getTopBanner, {}, me);
		const sets = await api.client.ask(getSetBanner, {}, me);
		const every = [...top, ...sets.flatMap(({ banner }) => banner)];
		expect(every.length).toBeGreaterThan(10);
		expect(
			every.some(({ description_en }) => description_en.includes("Platinum")),
		).toBe(isSent);
	},
);

test("a banner has its texts in both languages, its address and its brand's logo", async () => {
	const me = await api.client.signIn(newMockUserId());
	const sets = await api.client.ask(getSetBanner, {}, me);
	const first = await api.client.ask(getSetBanner, { limit: 1 }, me);
	expect(first).toEqual(sets.slice(0, 1));
	const sent = sets.flatMap(({ banner }) => banner);
	expect(sent.length).toBeGreaterThan(10);
	const logos = new Map(
		demoContent.brands.map(({ brand_id, logo }) => [brand_id, logo]),
	);
	let withLogo = 0;
	for (const it of sent) {
		const given = demoContent.banners.find(
			({ bannerid }) => String(bannerid) === it.bannerid,
		);
		expect(it).toMatchObject({
			...{ name_th: given?.name.th, name_en: given?.name.en },
			description_th: given?.description.th,
			description_en: given?.description.en,
			...{ path: given?.path, seq: given?.seq },
			call_to_action: given?.call_to_action ?? "",
		});
		const logo = logos.get(given?.brand_id ?? 0) ?? "";
		expect(it.brandlogo).toContain(logo);
		expect(it.brandlogo === "").toBe(logo === "");
		if (logo) withLogo += 1;
	}
	expect(withLogo).toBeGreaterThan(0);
});

test("a current banner set is sent, however many ended sets stand before it, and the sets keep their order", async () => {
	const store = await newStore();
	const own = await startTestServer({}, {}, store);
	const name = (seq: number) => ({ th: `${seq}`, en: `${seq}` });
	const banner_sets = Array.from({ length: 101 }, (_, at) => ({
		...{ seq: 1001 + at, name: name(at + 1), layout_section: "small" as const },
		...{ valid_from: "-9d", valid_through: at < 100 ? "-1d" : "+9d" },
	}));
	await importInto(store, { banner_sets, banners: [] }, { removeOthers: true });
	const me = await own.client.signIn(newMockUserId());
	const sent = async (limit?: number) =>
		(await own.client.ask(getSetBanner, { limit }, me)).map(
			({ bannersetinfo }) => Number(bannersetinfo.set_name_en),
		);
	expect(await sent(2)).toEqual([1, 101]);
	const every = Array.from({ length: 99 }, (_, at) => at + 1);
	expect(await sent()).toEqual([...every, 101]);
	expect(await sent(200)).toHaveLength(100);
	await own.stop();
	await store.close();
});
