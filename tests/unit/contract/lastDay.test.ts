// A host may give only the day on which something begins or ends: it is a Bangkok day, from its first second to its last.
import * as v from "valibot";
import { expect, test } from "vitest";
import { article } from "../../../src/contract/article";
import { bannerSet } from "../../../src/contract/banner";
import { customer } from "../../../src/contract/customer";
import { historyItem } from "../../../src/contract/history";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { privilege } from "../../../src/contract/privilegeFields";
import { hasEnded } from "../../../src/domain/code/codeEnd";
import { isSetShown } from "../../../src/domain/home/banner";
import { isWithin } from "../../../src/domain/text/dates";

const day = "2026-12-31";
const firstMoment = "2026-12-30T17:00:00.000Z";
const lastMoment = "2026-12-31T16:59:59.000Z";
const period = { valid_from: day, valid_through: day };
const read = { valid_from: firstMoment, valid_through: lastMoment };

test("an end is the last second of its day, and a beginning is the first", () => {
	const set = { bannersetinfo: { ...period, layout_section: "full" } };
	expect(v.parse(bannerSet, set).bannersetinfo).toMatchObject(read);
	expect(v.parse(privilege, period)).toMatchObject(read);
	expect(v.parse(article, { article_id: 1, ...period })).toMatchObject(read);
	const card = { alt_reference: "PV_1", valid_through: day };
	expect(v.parse(privilegeCard, card).valid_through).toBe(lastMoment);
	const tier = { tier_start: day, tier_end: day };
	expect(v.parse(customer, tier)).toMatchObject({
		...{ tier_start: firstMoment, tier_end: lastMoment },
	});
	const claim = {
		...{ ext_transaction_id: "T1", redeem_datetime: day },
		expiration_datetime: day,
	};
	expect(v.parse(historyItem, claim)).toMatchObject({
		...{ redeem_datetime: firstMoment, expiration_datetime: lastMoment },
	});
});

test.each([
	["2026-12-30T23:59:59+07:00", false],
	["2026-12-31T01:00:00+07:00", true],
	["2026-12-31T12:00:00+07:00", true],
	["2026-12-31T23:59:59+07:00", true],
	["2027-01-01T00:00:00+07:00", false],
])("at %s the period is open: %s", (time, isOpen) => {
	const now = Date.parse(time);
	const set = { bannersetinfo: { ...period, layout_section: "full" } };
	expect(isSetShown(v.parse(bannerSet, set), now)).toBe(isOpen);
	const { valid_from, valid_through } = v.parse(privilege, period);
	expect(isWithin(valid_from, valid_through, now)).toBe(isOpen);
});

test("a coupon stays valid through its last day", () => {
	const code = v.parse(historyItem, {
		...{ ext_transaction_id: "T1", expiration_datetime: day },
	});
	expect(hasEnded(code, Date.parse("2026-12-31T23:59:58+07:00"))).toBe(false);
	expect(hasEnded(code, Date.parse("2027-01-01T00:00:00+07:00"))).toBe(true);
});
