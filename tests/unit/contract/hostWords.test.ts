// Words that hosts write for "no value" are shown nowhere and decide nothing; known words are read in upper and lower case.
import * as v from "valibot";
import { expect, test } from "vitest";
import { article } from "../../../src/contract/article";
import { deepLink } from "../../../src/contract/authentication";
import { bannerSet } from "../../../src/contract/banner";
import { customer } from "../../../src/contract/customer";
import { getCustomerAddress } from "../../../src/contract/delivery";
import { successEnvelope } from "../../../src/contract/envelope";
import { id, idOrNone, listOf, text, word } from "../../../src/contract/fields";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { consent } from "../../../src/contract/terms";
import { deepLinkPath } from "../../../src/domain/app/deepLink";
import { bannerTarget, homeBanners } from "../../../src/domain/home/banner";
import { termAddressId } from "../../../src/domain/member/consents";
import { localized } from "../../../src/domain/text/localized";

test.each(["null", "-", " - ", " ", "\u200b", " \u2060\u00ad"])(
	"the text %j counts as no value",
	(none) => {
		expect(v.parse(text, none)).toBe("");
		expect(v.is(id, none)).toBe(false);
		for (const it of [none, "0", 0]) expect(v.parse(idOrNone, it)).toBe("");
	},
);

test("a text that only contains such a word stays", () => {
	for (const it of ["-1", "Null", "null-7", "0", "a - b"])
		expect(v.parse(text, it)).toBe(it);
	// A text of many spaces is handled quickly.
	const long = `${" ".repeat(200_000)}x`;
	expect(v.parse(text, long)).toBe(long);
});

test.each(["null", "-"])(
	"a name that is %j in one language is shown in the other",
	(none) => {
		const card = { alt_reference: "PV_1", name_th: none, name_en: "Tea" };
		const { name_th, name_en } = v.parse(privilegeCard, card);
		expect(localized("th", name_th, name_en)).toBe("Tea");
		const page = { article_id: 1, article_title_th: none, content_th: none };
		const read = v.parse(article, page);
		expect([read.article_title_th, read.content_th]).toEqual(["", ""]);
	},
);

test("a list leaves out items without a reference, also where the host writes a word for it", () => {
	const cards = ["PV_1", "null", "-", null].map((alt_reference) => ({
		alt_reference,
	}));
	expect(v.parse(listOf(privilegeCard), cards)).toHaveLength(1);
});

test.each([null, "", "null", "-", "0", 0])(
	"a customer whose mobile number is %j is not registered",
	(mobileno) => {
		expect(v.parse(customer, { mobileno }).mobileno).toBe("");
	},
);

test("terms without an article are distinguished by their own id", () => {
	const terms = [1, 2].map((consent_id) =>
		v.parse(consent, { consent_id, article_id: "0" }),
	);
	expect(terms.map((it) => termAddressId(it, terms))).toEqual(["1", "2"]);
});

test("a saved address keeps what the person typed, but no word for an empty field", () => {
	const given = {
		first_name: "Ploy",
		last_name: "-",
		remark: "null",
		provinceid: "null",
		postalcode: 0,
	};
	const [address] = v.parse(getCustomerAddress.reply, [given]);
	expect(address).toMatchObject({
		last_name: "-",
		remark: "",
		provinceid: "",
		postalcode: "",
	});
});

test.each(["success", "Success", "SUCCESS"])(
	"the status %s is a success",
	(status) => {
		expect(v.parse(successEnvelope, { status }).status).toBe("success");
		for (const other of ["error", "", null, undefined])
			expect(v.is(successEnvelope, { status: other })).toBe(false);
	},
);

test("the layout of a banner set is read in upper and lower case", () => {
	const set = (set_name_en: string, layout_section: string) => ({
		bannersetinfo: { set_name_en, layout_section },
		banner: [{ bannerid: 1 }],
	});
	const sets = [set("Top_Banner", "Full"), set("Tea", " SMALL")];
	const { top, first } = homeBanners(v.parse(listOf(bannerSet), sets), 0);
	expect(top).toHaveLength(1);
	expect(first[0]?.bannersetinfo.layout_section).toBe("small");
});

test("the word that opens a banner inside the app is read in upper and lower case", () => {
	for (const call_to_action of ["InternalWeb", "INTERNALWEB", "internalweb"]) {
		const banner = { call_to_action, path: "https://a.example/", name: "A" };
		expect(bannerTarget(banner, "https://app.example")?.kind).toBe("path");
	}
});

test("the type of a deep link is read in upper and lower case", () => {
	const target = (link: object) => deepLinkPath(v.parse(deepLink, link));
	expect(target({ type: "Main", cmd: "MyCoupon" })).toBe(
		"/history?state=history",
	);
	expect(target({ type: "DETAIL", cmd_detail_id: "1234" })).toBe(
		"/?modal-privilege=1234",
	);
	expect(v.parse(word, null)).toBe("");
});

// The bug: an existing campaign was not found, since its reference was looked up together with a space.
test.each([
	[{ type: "detail", cmd_detail_id: " 1234" }, "/?modal-privilege=1234"],
	[{ type: "detail", cmd_detail_id: "PV_9 " }, "/?modal-privilege=PV_9"],
	[
		{
			type: "category",
			cmd_category_parent_id: "3 ",
			cmd_category_child_id: " 31",
		},
		"/privilege?catId=3&subcatId=31",
	],
])("spaces around an id of a deep link are removed: %j", (link, path) => {
	expect(deepLinkPath(v.parse(deepLink, link))).toBe(path);
});
