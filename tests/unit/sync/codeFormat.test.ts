// How a host's code is prepared for a scanner: its format may be only in the privilege's payload, and its text may be padded or contain invisible characters (contract: fields the codes need).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { codeCardOfItem } from "../../../src/domain/code/codeCardOf";
import { adoptToken } from "../../../src/platform/session/session";
import { saveCode } from "../../../src/platform/storage/saveCode";
import {
	readCode,
	removeCodesOfOthers,
} from "../../../src/platform/storage/wallet";
import { codeQueries } from "../../../src/sync/codeQueries";
import { prefetchCodes } from "../../../src/sync/prefetchCodes";
import { saveWithSymbol } from "../../../src/sync/saveWithSymbol";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, forgetApi, setNetwork } = phone;

const item = v.parse(historyItem, {
	...{ ext_transaction_id: "T1", privilege_ref: "PV_1", reward_name: "กาแฟ" },
	is_used_code_desc: "ใช้โค้ด",
	extra_payload: [{ key: "barcode_format", string_val: "EAN13" }],
});
const { barcode_format: _, ...reply } = v.parse(rewardCode, {
	...{ code: "8850123456784", privilegetype: 4, transaction_id: "T1" },
});
const saved = async () => (await readCode("customer-1", "T1"))?.barcode_format;

beforeEach(async () => {
	await removeCodesOfOthers("nobody");
	forgetApi();
	setNetwork(true);
	adoptToken(tokenOf("customer-1"));
	api("CouponCodeDetail", () => v.parse(rewardCode, reply));
	api("Redeem", () => ({ items: [item], totalpages: 1 }));
});

test.each([
	["with its card", codeCardOfItem(item)],
	["by its address", undefined],
])("a code opened %s has the payload's format", async (_how, card) => {
	const client = new QueryClient();
	const shown = await client.query(codeQueries.opened("T1", card));
	expect(shown.barcode_format).toBe("EAN13");
	expect(await saved()).toBe("EAN13");
});

test("a code that its host has replaced never shows the former bars, also without a card", async () => {
	const opened = (code: string) => {
		api("CouponCodeDetail", () => v.parse(rewardCode, { ...reply, code }));
		return new QueryClient().query(codeQueries.opened("T1"));
	};
	const bars = async () => (await readCode("customer-1", "T1"))?.bars;
	await opened("8850123456787");
	const former = await bars();
	const other = await opened("8851959132012");
	expect(other).toMatchObject({ code: "8851959132012", reward_name: "กาแฟ" });
	expect(other.bars).toMatch(/^\d{40,}$/);
	expect(other.bars).not.toBe(former);
	expect(await bars()).toBe(other.bars);
});

test("a code that its host gives another format never shows the bars of the former format", async () => {
	const opened = (barcode_format: string) => {
		api("CouponCodeDetail", () =>
			v.parse(rewardCode, { ...reply, barcode_format }),
		);
		return new QueryClient().query(codeQueries.opened("T1"));
	};
	const former = await opened("EAN13");
	const other = await opened("MSI");
	expect(other.barcode_format).toBe("MSI");
	expect(other.bars).toMatch(/^\d{40,}$/);
	expect(other.bars).not.toBe(former.bars);
});

test("a code opened from its privilege keeps the coupon's own end instead of the campaign's", async () => {
	const expiration_datetime = "2026-12-31T16:59:59Z";
	const card = codeCardOfItem(item);
	await saveCode({
		...{ ...v.parse(rewardCode, reply), ...card, expiration_datetime },
		...{ sub: "customer-1", saved_at: 1 },
	});
	const campaign = { ...card, expiration_datetime: "2026-11-20T16:59:59Z" };
	const query = codeQueries.opened("T1", campaign);
	const shown = await new QueryClient().query(query);
	expect(shown).toMatchObject({ from: "network", expiration_datetime });
});

/** What a host may add to a code: padding, and invisible characters from copied text. */
const additions: [string, (code: string) => string][] = [
	["blanks", (code) => `${code}   `],
	["a zero-width space", (code) => `${code}\u200b `],
	["marks of its direction", (code) => `\u202a${code}\u202c`],
	["a soft hyphen", (code) => `${code.slice(0, 6)}\u00ad${code.slice(6)}`],
];

test.each(additions)(
	"a code that its host sends with %s has the bars of the bare code",
	async (_what, add) => {
		const opened = (code: string) => {
			api("CouponCodeDetail", () => v.parse(rewardCode, { ...reply, code }));
			const query = codeQueries.opened("T1", codeCardOfItem(item));
			return new QueryClient().query(query);
		};
		const { bars } = await opened("8851959132012");
		expect(bars).toMatch(/^\d{40,}$/);
		await removeCodesOfOthers("nobody");
		expect(await opened(add("8851959132012"))).toMatchObject({
			...{ code: "8851959132012", bars, saved: true },
		});
	},
);

test.each(additions)(
	"a link with %s leads to its real address",
	(_what, add) => {
		const link = "https://partner.example/use?code=SHOP1";
		expect(v.parse(rewardCode, { link: add(link) }).link).toBe(link);
	},
);

test.each(additions)(
	"a code that an older release saved with %s is corrected without a network",
	async (_what, add) => {
		await saveCode({
			...v.parse(rewardCode, reply),
			...codeCardOfItem(item),
			...{ code: add("8850123456784"), barcode_format: "CODE128" },
			...{ sub: "customer-1", saved_at: 1, bars: "111", proven: true },
		});
		const mended = await readCode("customer-1", "T1");
		expect(mended).toMatchObject({ code: "8850123456784" });
		expect([mended?.bars, mended?.proven]).toEqual([undefined, undefined]);
		setNetwork(false);
		await prefetchCodes(new QueryClient());
		expect(await readCode("customer-1", "T1")).toMatchObject({
			...{ bars: expect.stringMatching(/^\d{40,}$/), proven: true },
		});
	},
);

test("a prefetched code has the payload's format", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const isSaved = prefetchCodes(new QueryClient());
	await vi.advanceTimersByTimeAsync(1000);
	vi.useRealTimers();
	expect(await isSaved).toBe(true);
	expect(await saved()).toBe("EAN13");
});

test("a code without a symbol that can be drawn is saved, with the reason why it is not ready", async () => {
	const code = {
		...v.parse(rewardCode, { ...reply, code: "A".repeat(8000) }),
		...{ ...codeCardOfItem(item), transaction_id: "T1" },
		...{ sub: "customer-1", saved_at: 1 },
	};
	expect(await saveWithSymbol(code)).toMatchObject({
		...{ saved: false, reason: "noSymbol" },
	});
	expect((await readCode("customer-1", "T1"))?.code).toHaveLength(8000);
});
