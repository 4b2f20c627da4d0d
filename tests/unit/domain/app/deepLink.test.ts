// Proves where every deep link of the sign-in state leads (1 §2).
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeepLink } from "../../../../src/contract/authentication";
import { deepLinkPath } from "../../../../src/domain/app/deepLink";

const link = (given: Partial<DeepLink>): DeepLink => ({
	type: "",
	cmd: "",
	cmd_detail_id: "",
	cmd_category_parent_id: "",
	cmd_category_child_id: "",
	...given,
});

test.each([
	[{}, "/"],
	[{ type: "main", cmd: "home" }, "/"],
	[{ type: "main", cmd: "mycoupon" }, "/history?state=history"],
	[{ type: "main", cmd: "myprofile" }, "/profile"],
	[{ type: "main" }, "/"],
	[{ type: "main", cmd: "toString" }, null],
	[{ type: "main", cmd: "mycoupons" }, null],
	[{ type: "campaign", cmd_detail_id: "PV_9" }, null],
	[
		{
			type: "category",
			cmd_category_parent_id: "3",
			cmd_category_child_id: "31",
		},
		"/privilege?catId=3&subcatId=31",
	],
	[{ type: "category", cmd_category_parent_id: "3" }, "/"],
	[{ type: "category", cmd_category_child_id: "31" }, "/"],
	[
		{ type: "detail", cmd_detail_id: "PVG_9" },
		"/privilege-group-deal?pvg_ref=PVG_9",
	],
	[{ type: "detail", cmd_detail_id: "PV_9" }, "/?modal-privilege=PV_9"],
	[{ type: "detail", cmd_detail_id: "0123" }, "/?modal-privilege=0123"],
	[
		{ type: "detail", cmd_detail_id: "AR_9" },
		"/registration_reward/detail?alt_reference=AR_9",
	],
	[{ type: "detail", cmd_detail_id: "SVY_9" }, "/survey?ref=SVY_9"],
	[{ type: "detail", cmd_detail_id: "01234" }, null],
	[{ type: "detail", cmd_detail_id: "XX_9" }, null],
	[{ type: "detail", cmd_detail_id: "" }, null],
])("%j leads to %j", (given, target) => {
	expect(deepLinkPath(link(given))).toBe(target);
});

test("whatever the ids hold, the target is a path of the app and keeps them whole", () => {
	fc.assert(
		fc.property(fc.string(), fc.string({ minLength: 1 }), (id, other) => {
			for (const given of [
				{ type: "detail", cmd_detail_id: `PV_${id}` },
				{
					type: "category",
					cmd_category_parent_id: `PV_${id}`,
					cmd_category_child_id: other,
				},
			]) {
				const url = new URL(deepLinkPath(link(given)) ?? "", "https://app");
				expect(url.host).toBe("app");
				expect([...url.searchParams.values()][0]).toBe(`PV_${id}`);
			}
		}),
	);
});
