// The card around a code has the same fields from the history, from a privilege that is being claimed, and from a reference only.
import * as v from "valibot";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import {
	codeCardOfItem,
	codeCardOfPrivilege,
} from "../../../../src/domain/code/codeCardOf";
import { openPrivilege } from "../claim/privilegeSample";

const card = {
	...{ privilege_ref: "PV_1001", brand_id: "7" },
	...{ brand_name_th: "หมอกฟ้า", brand_name_en: "Mokfa", brand_logo: "/logo" },
	...{ image_url: "/image", reward_name: "ลาเต้", reward_name_en: "Latte" },
	...{ sub_name: "เย็น", sub_name_en: "Iced" },
	expiration_datetime: "2099-12-31T16:59:59.000Z",
	...{ footer_message_th: "ท้าย", footer_message_en: "Footer" },
	extra_payload: [{ key: "barcode_format", string_val: "EAN13" }],
};

test("the card of a history item has only the card's fields", () => {
	const item = v.parse(historyItem, { ext_transaction_id: "T1", ...card });
	expect(codeCardOfItem(item)).toEqual(card);
});

test("the card of a privilege has the same fields as the later one of the history", () => {
	expect(
		codeCardOfPrivilege({
			...openPrivilege,
			...{ alt_reference: "PV_1001", brand_id: "7", brand_logo: "/logo" },
			...{ brand_name_th: "หมอกฟ้า", brand_name_en: "Mokfa" },
			...{ privilege_image_url: "/image", name_th: "ลาเต้", name_en: "Latte" },
			...{ subname_th: "เย็น", subname_en: "Iced" },
			...{ footermessageth: "ท้าย", footermessageen: "Footer" },
			extrapayload: card.extra_payload,
		}),
	).toEqual(card);
});

test("the card of a bare reference is blank", () => {
	const { privilege_ref, expiration_datetime, extra_payload, ...rest } =
		bareCard("PV_9");
	expect([privilege_ref, expiration_datetime]).toEqual(["PV_9", null]);
	expect(extra_payload).toEqual([]);
	for (const text of Object.values(rest)) expect(text || "").toBe("");
	expect(Object.keys(bareCard("PV_9")).sort()).toEqual(
		expect.arrayContaining(["brand_logo", "image_url", "reward_name"]),
	);
});
