// What other hosts write for "no value" in names, pictures, forms and whole replies.
import * as v from "valibot";
import { expect, test } from "vitest";
import { article } from "../../../src/contract/article";
import { noPermissionArticle } from "../../../src/contract/authentication";
import { banner } from "../../../src/contract/banner";
import { getBranchNearMe, getBranchTab } from "../../../src/contract/branch";
import { brand, category } from "../../../src/contract/deals";
import { getSubDistrict } from "../../../src/contract/delivery";
import {
	groupDealItem,
	privilegeGroupDetailV2,
} from "../../../src/contract/groupDeal";
import { historyItem, toBarcodeFormat } from "../../../src/contract/history";
import { getNotifyList, notification } from "../../../src/contract/notify";
import { updateUsedPrivilege } from "../../../src/contract/privilege";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { privilege } from "../../../src/contract/privilegeFields";
import {
	getAvatarList,
	getLoyalArticle,
	uploadImageProfile,
} from "../../../src/contract/profile";
import { search, searchKeywordList } from "../../../src/contract/search";
import {
	requestOtp,
	verifyMobileNo,
	verifyOtp,
} from "../../../src/contract/sms";
import { surveySection } from "../../../src/contract/survey";
import { consent } from "../../../src/contract/terms";
import { tokenClaims } from "../../../src/contract/token";
import { getWelcomeAnnoucement } from "../../../src/contract/welcome";
import { cardStatus, isMarkedOver } from "../../../src/domain/code/cardStatus";
import { fieldsToAsk } from "../../../src/domain/member/registerForm";
import { patternChecks } from "../../../src/domain/survey/surveyAnswer";

/** The values of these fields where the host writes `none` into all of them. */
const valuesOf = (
	schema: v.GenericSchema,
	required: object,
	names: string,
	none: unknown,
) => {
	const fields = names.split(" ");
	const given = Object.fromEntries(fields.map((name) => [name, none]));
	const read = new Map(
		Object.entries(Object(v.parse(schema, { ...given, ...required }))),
	);
	return [...new Set(fields.map((name) => read.get(name)))];
};

test.each(["null", "NULL", "-", "0", "", "\u200b", null])(
	"%j is not shown as a name, a text or a picture",
	(none) => {
		const card =
			"name_th name_en subname_th subname_en privilege_image_url brand_name_th brand_name_en brand_logo";
		const texts = "desc_th desc_en termsandcondsth termsandcondsen";
		for (const [schema, required, names] of [
			[privilegeCard, { alt_reference: "PV_1" }, card],
			[privilege, {}, `${card} ${texts}`],
			[
				historyItem,
				{ ext_transaction_id: "T1" },
				"reward_name reward_name_en sub_name sub_name_en brand_name_th brand_name_en brand_logo image_url",
			],
			[
				groupDealItem,
				{ alt_reference: "PV_1" },
				"name_th name_en subname_th subname_en privilege_image_url",
			],
			[
				brand,
				{ brand_id: "1" },
				"brand_name_th brand_name_en brand_logo_image_url",
			],
			[
				category,
				{ category_id: "1" },
				"name_th name_en category_image_url category_sub_image_url",
			],
			[
				banner,
				{ bannerid: "1" },
				"name name_th name_en description_th description_en banner_image_image_url brandlogo",
			],
			[
				notification,
				{ campaign_id: "1" },
				"image_url brandlogoimage_url header_th header_en title_th title_en",
			],
			[getLoyalArticle.reply, {}, "alt_reference article_title_th"],
			[tokenClaims, { sub: "1", exp: 1 }, "device_name"],
			[surveySection, { sectionid: "1" }, "sec_name_en sec_name_th"],
			[
				article,
				{ article_id: "1" },
				"article_title_th article_title_en article_cover_url article_square_url content_cover_url content_square_url content_video_url content_th content_en button_name_th button_name_en",
			],
			[
				consent,
				{ consent_id: "1" },
				"article_title article_title_en content_th content_en content_cover_url",
			],
		] as const)
			expect(valuesOf(schema, required, names, none)).toEqual([""]);
	},
);

const group = privilegeGroupDetailV2.reply.entries.detail;

test.each([
	"<p></p>",
	"<p><br></p>\r\n",
	"<p>&nbsp;</p>",
	"<p>&#160;</p>",
	"<p>&#xA0;</p>",
	"<p>\u200B</p>",
	"<DIV><p>-</p></DIV>",
])(
	"%j, which editors save for an empty text, counts as none, so the other language is shown",
	(none) => {
		for (const [schema, required, names] of [
			[privilege, {}, "desc_th desc_en termsandcondsth termsandcondsen"],
			[group, {}, "detail_th detail_en"],
			[article, { article_id: "1" }, "content_th content_en"],
			[consent, { consent_id: "1" }, "content_th content_en"],
			[noPermissionArticle.reply, {}, "content_th content_en"],
		] as const)
			expect(valuesOf(schema, required, names, none)).toEqual([""]);
	},
);

test.each([
	"<p>Tea</p>",
	"Under < 100 baht",
	'<p><IMG src="/tea.webp"></p>',
	"<3",
])("the markup %j stays as it is", (text) => {
	expect(valuesOf(privilege, {}, "desc_th termsandcondsen", text)).toEqual([
		text,
	]);
});

test.each(["NULL", "0"])(
	"%j is not the name of a branch or a sub-district, so the other language is shown",
	(none) => {
		const [branch] = v.parse(getBranchNearMe.reply, [
			{ lat: 13, lng: 100, title_th: "สยาม", title_en: none, locate_en: none },
		]);
		expect(branch).toMatchObject({ title_en: "", locate_en: "" });
		const tab = { all_branch: [{ branch_name_en: none }] };
		expect(v.parse(getBranchTab.reply, tab)?.all_branch).toEqual([]);
		const [place] = v.parse(getSubDistrict.reply, [
			{ subdistrict_id: 1, subdistrict_name_en: none },
		]);
		expect(place?.subdistrict_name_en).toBe("");
	},
);

test.each(["null", "-", "0", "", null])(
	"%j is neither a pattern for a survey's text nor a placeholder",
	(none) => {
		const { questions } = v.parse(surveySection, {
			sectionid: "1",
			questions: [
				{
					questionid: "1",
					survey_type: 1,
					options: [
						{ optionid: "1", validate_rule: none, place_holder_en: none },
					],
				},
			],
		});
		const [question] = questions;
		if (!question) throw new Error("The question is lost.");
		const answer = { picked: [], texts: { 1: "Any text" } };
		expect(patternChecks(question, answer)).toEqual([]);
		expect(question.options[0]?.place_holder_en).toBe("");
	},
);

test.each(["null", "-"])(
	"a former customer whose name is %j is asked for the name",
	(firstname) => {
		const { legacycustomer } = v.parse(verifyOtp.reply, {
			legacycustomer: { firstname, lastname: "P", dateofbirth: "19900131" },
		});
		expect(fieldsToAsk(legacycustomer, "a@b.co")).toContain("firstname");
	},
);

test("the words for a usable number are read with blanks around them; an empty reference is not shown", () => {
	const reply = { verify_result: " เบอร์โทรศัพท์นี้สามารถใช้งานได้\n" };
	expect(v.parse(verifyMobileNo.reply, reply).verify_result).toBe(
		"เบอร์โทรศัพท์นี้สามารถใช้งานได้",
	);
	const sent = { transactionid: "1", otp_reference: "-" };
	expect(v.parse(requestOtp.reply, sent).otp_reference).toBe("");
});

test("the status text of a code is read with blanks around it (2 §4)", () => {
	const coupon = { ext_transaction_id: "T1", is_used_code_desc: " ดูโค้ด\n" };
	const item = v.parse(historyItem, coupon);
	expect(cardStatus(item, "seeCode", 0).state).toBe("useable");
	const used = v.parse(privilege, { is_used_code_desc: "ใช้แล้ว " });
	expect(isMarkedOver(used)).toBe(true);
});

test.each([null, "", "-", "null", " NULL ", "0"])(
	"%j names no barcode format, so the default is used",
	(none) => {
		expect(toBarcodeFormat(none)).toBe("CODE128");
	},
);

test("a barcode format that is not in the documents has no barcode", () => {
	for (const other of ["QR", "none", 7, {}])
		expect(toBarcodeFormat(other)).toBe("none");
});

test.each([null, undefined])(
	"a success with the data %j means nothing found, nothing new, or used",
	(data) => {
		expect(v.parse(getNotifyList.reply, data)).toEqual({ notify_lists: [] });
		expect(v.parse(getWelcomeAnnoucement.reply, data)).toEqual({});
		expect(v.parse(updateUsedPrivilege.reply, data)).toMatchObject({
			success: true,
		});
	},
);

test("unreadable brands and campaigns do not lose a search's privileges", () => {
	const found = v.parse(search.reply, {
		privilege: [{ alt_reference: "PV_1" }],
		brand: [{ brand_id: null }],
		privilegegroup: [null],
	});
	expect(found.privilege).toHaveLength(1);
	expect([found.brand, found.privilegegroup]).toEqual([[], []]);
	expect(v.is(search.reply, { privilege: [{ alt_reference: "" }] })).toBe(
		false,
	);
});

// The bug: a search found no campaign at a host that sends only the documents' group.
test("a found campaign has the fields of a group deal (2 §3)", () => {
	const detail = { group_name_en: "Songkran", group_name_th: "สงกรานต์" };
	const campaignsOf = (...privilegegroup: object[]) =>
		v.parse(search.reply, { privilegegroup }).privilegegroup;
	const found = { ...detail, alt_reference: "PVG_9", image_url: "/a.webp" };
	const group = { group_id: "7", image_url: "/a.webp" };
	expect(
		campaignsOf(
			found,
			{ ...group, detail: { ...detail, alt_reference: "PVG_9" } },
			{ ...group, group_id: "PVG_9", detail },
			{ detail },
		),
	).toEqual([found, found, found]);
});

test("an empty keyword is left out", () => {
	const given = [" tea ", " ", "-", "null", 711];
	expect(
		v.parse(search.reply, { similar_keyword: given }).similar_keyword,
	).toEqual(["tea", "711"]);
	const list = given.map((keyword) => ({ keyword, keyword_image_url: "-" }));
	expect(v.parse(searchKeywordList.reply, list)).toEqual([
		{ keyword: "tea", keyword_image_url: "" },
		{ keyword: "711", keyword_image_url: "" },
	]);
});

test.each(["", "null", null])(
	"an upload with the address %j counts as failed, so that no empty picture is saved",
	(image_profile_url) => {
		expect(v.is(uploadImageProfile.reply, { image_profile_url })).toBe(false);
	},
);

test("an avatar without a name is read", () => {
	const avatarlist = [{ avatar_id: 3, name: "-", avatar_image_url: "null" }];
	expect(v.parse(getAvatarList.reply, { avatarlist }).avatarlist).toEqual([
		{ avatar_id: "3", name: "", avatar_image_url: "" },
	]);
});
