// A saved code in the address is shown with its popup before any request to a server (O01).
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { openFromAddress } from "../../../../src/app/start/openFromAddress";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { historyKeys } from "../../../../src/queries/historyKeys";
import { freshPhone } from "../../features/freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/app/lazyHosts", () => ({
	DialogHost: { preload: async () => undefined },
}));

test("the saved code is known when the page is drawn", async () => {
	freshPhone();
	phone.api("CouponCodeDetail", () => new Promise(() => undefined));
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" }),
		...{ sub: "customer-1", saved_at: 1 },
	});
	history.replaceState(null, "", "/history?open=T1");
	await openFromAddress();
	expect(queryClient.getQueryData(historyKeys.code("T1"))).toMatchObject({
		code: "AB-12",
	});
});
