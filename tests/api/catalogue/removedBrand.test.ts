// A brand that an import removes is kept for the coupons that name it: it is closed, and no list shows it.
import { expect, test } from "vitest";
import { importContent } from "../../../server/store/content/importContent";
import { getBrandList } from "../../../src/contract/deals";
import { historyRedeem } from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { deal } from "../support/deals";
import {
	newMockUserId,
	newStore,
	noon,
	startTestServer,
} from "../support/testServer";

test("a claimed coupon stays in the history with its brand, which takes no more claims", async () => {
	const store = await newStore();
	const api = await startTestServer({}, {}, store);
	const me = await api.client.signIn(newMockUserId());
	const claim = () =>
		api.client.send(
			submitRedeemCouponCodeV2,
			{ Reference: deal("plain"), Amount: 1, IsUsed: false },
			me,
		);
	const history = async () =>
		(
			await api.client.ask(
				historyRedeem,
				{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege: "canuse" },
				me,
			)
		).items;
	const removeAll = () =>
		store.transaction((tx) =>
			importContent(
				tx,
				{ brands: [], privileges: [] },
				{ now: new Date(noon), removeOthers: true },
			),
		);
	expect((await claim()).status).toBe(200);
	const before = await history();
	expect(before[0]?.brand_name_en).not.toBe("");
	await removeAll();
	expect(await history()).toEqual(before);
	expect(await api.client.ask(getBrandList, {}, me)).toEqual([]);
	expect((await claim()).status).toBe(400);
	const [brands] = await removeAll();
	expect(brands).toMatchObject({ kind: "brands", removed: [] });
	await api.stop();
	await store.close();
});
