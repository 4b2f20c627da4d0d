// Every reply has the documents' fields (1 §3, 2 §3, 2 §7, 3 §3, 3 §7). App and server share the contract, so no other test would notice another spelling.
import * as v from "valibot";
import { expect, test } from "vitest";
import { articleAction } from "../../../src/contract/article";
import { branchDisplay } from "../../../src/contract/branch";
import * as claimed from "../../../src/contract/claimed";
import { shippingStatus } from "../../../src/contract/delivery";
import { favouriteContent } from "../../../src/contract/favourites";
import { groupStatus } from "../../../src/contract/groupDeal";
import { historyParts } from "../../../src/contract/history";
import { notifyAction } from "../../../src/contract/notify";
import { privilegeType } from "../../../src/contract/privilegeFields";
import { pictureType } from "../../../src/contract/profile";
import { searchLogType } from "../../../src/contract/search";
import { verifyResult } from "../../../src/contract/sms";
import { surveyType } from "../../../src/contract/survey";
import { defaultMaxPicks } from "../../../src/contract/surveyPicks";
import { endpoints } from "../../support/endpoints";

/** Fields with a value that can be read as text, number, flag and id. */
const fields = (names: string): object =>
	Object.fromEntries(names.split(" ").map((name) => [name, "1"]));

const payload = [fields("key string_val")];
const stock = "out_of_stock entry_remaining_qty entry_total";
const banner = fields(
	"bannerid name path call_to_action banner_image_image_url seq survey_complete survey_privilege brandlogo name_th name_en description_th description_en",
);
const category = fields(
	"category_id category_image_url category_sub_image_url name_en name_th seq status status_desc color",
);
const brand = fields(
	"brand_id brand_name_th brand_name_en brand_logo_image_url",
);
const card = {
	...fields(
		"privilege_id alt_reference name_en name_th subname_en subname_th privilege_image_url brand_logo is_added_favorite is_per_device_limit is_overall_limit out_of_stock display_redeem_badge distance criteria_is_visible tx_timestamp",
	),
	privilege_group_image: [fields("key")],
	extrapayload: payload,
};
const limits = {
	...fields(
		"is_limited is_validate_limit_pass is_group_limit limited_reason_th limited_reason_en is_overall_limit is_per_device_limit is_customer_limit is_total_device_limit is_overall_per_day_limit is_overall_per_week_limit is_overall_per_month_limit",
	),
	privilege_limitstat: fields("redeemtargetcheck total used"),
	privilege_limit_summary: fields(
		"is_group_customer_limit is_group_device_limit is_group_overall_limit is_group_per_day_limit is_group_per_week_limit is_group_per_month_limit",
	),
};
const privilege = {
	...fields(
		"privilege_id reference alt_reference name_th name_en subname_th subname_en desc_th desc_en termsandcondsth termsandcondsen privilege_image_url point_ref value_ref valid_from valid_through is_added_favorite is_already_received type criteria_is_visible criteria_is_issue criteria_visible_reason_th criteria_visible_reason_en criteria_issue_reason_th criteria_issue_reason_en brand_id brand_name_th brand_name_en brand_logo reserve_timeout footermessageth footermessageen ext_transaction_id is_used_code is_used_code_desc is_available_brand",
	),
	...fields(stock),
	...limits,
	extrapayload: payload,
	privilege_display: fields(
		"button_active_name_th button_active_name_en button_get_more_name_th button_get_more_name_en",
	),
	privilege_criteria: fields("device_desc"),
};
const branches = [
	fields("branch_name_en branch_name_th branch_address branch_province"),
];
const article = fields(
	"article_id alt_reference article_title_th article_title_en article_cover_url article_square_url content_cover_url content_square_url content_video_url content_th content_en seq call_to_action action_type action_type_desc reference button_name_th button_name_en survey_complete privilege_received privilege_reference privilege_transaction_id privilege_ticket_id article_state_complete consent_status valid_from valid_through",
);
const consents = [
	fields(
		"consent_id is_consent is_required is_new_updated article_id article_title article_title_en content_th content_en content_cover_url",
	),
];
const tutorial = fields("tutorial_id name is_completed");
const survey = {
	sections: [
		{
			...fields("sectionid sec_name_en sec_name_th"),
			privilege: fields("privilegeref"),
			questions: [
				{
					...fields("questionid survey_type isrequired answer_max"),
					options: [
						fields(
							"optionid option_en option_th place_holder_en place_holder_th option_image_url isotheranswer answer_text answer_date validate_rule answer_min answer_max",
						),
					],
				},
			],
		},
	],
};
const rank = fields("seq customer_id first_name last_name avatar points");

/** Each call's reply, which contains every field once. */
const documented: Record<string, unknown> = {
	"Banner/GetHomePage": [banner],
	"Banner/GetTopBanner": [banner],
	"Banner/GetSetBanner": [
		{
			bannersetinfo: fields(
				"set_name_en set_name_th layout_section isdeleted valid_from valid_through",
			),
			bannerseticon: "1",
			banner: [banner],
		},
	],
	"Privilege/getParentCategoryList": [
		{ ...category, listSubcategory: [category], banner_list: [banner] },
	],
	"Privilege/getSubCategoryList": [category],
	"Privilege/GetBrandList": [brand],
	"Privilege/getPrivilegeListV3": { items: [card], totalpages: "1" },
	"Privilege/getPrivilegeListByReferenceListV2": [card],
	"Privilege/getPrivilegeListByBrandV2": [card],
	"Privilege/getDealNearMe": [card],
	"Privilege/getFavoritePrivilegeListV2": [card],
	"Privilege/PrivilegeGroupDetailV2": {
		detail: fields(
			"group_name_en group_name_th detail_en detail_th cover_image_url alt_reference status",
		),
		privilege_group_item: [
			{
				...fields(
					"alt_reference name_en name_th subname_en subname_th privilege_image_url is_favorite criteria_is_visible display_redeem_badge is_overall_limit out_of_stock",
				),
				brand: fields("brandlogoimage_url"),
			},
		],
	},
	"Privilege/Search": {
		privilege: [card],
		brand: [brand],
		privilegegroup: [
			fields("alt_reference group_name_en group_name_th image_url"),
		],
		similar_keyword: ["1"],
	},
	"Privilege/SearchKeywordList": [fields("keyword keyword_image_url")],
	"Privilege/Detail": privilege,
	"Privilege/DetailV2": privilege,
	"Privilege/CheckStock": fields(stock),
	"Privilege/CheckLimit": limits,
	"Privilege/SubmitRedeemCouponCodeV2": fields("transaction_id"),
	"Privilege/UpdateUsedPrivilege": fields(
		"success messageth messageen transaction_id status",
	),
	"Privilege/GetPrivilegeRegisterList": { article_list: [article] },
	"History/CouponCodeDetail": fields(
		"code link is_url countdown_time display_type privilegetype transaction_id privilege_id",
	),
	"History/Redeem": {
		items: [
			{
				...fields(
					"ext_transaction_id privilege_ref brand_id brand_logo image_url reward_name reward_name_en sub_name sub_name_en is_used_code is_used_code_desc redeem_datetime expiration_datetime countdown_datetime reward_type footer_message_en footer_message_th",
				),
				extra_payload: payload,
			},
		],
		totalpages: "1",
	},
	"History/CountRedeem": fields("count"),
	"History/GetTrackingStatus": {
		address: fields(
			"customer_first_name customer_last_name customer_mobile fulladdress",
		),
		shipping: fields("shipping_status shipping_tracking_no"),
	},
	"Branch/GetBranchNearMe": [fields("title locate lat lng distance")],
	"Branch/GetAllBranch": { all_branch: branches },
	"Branch/GetBranchTab": {
		branch_display_type: "1",
		plain_text: fields("brand_text_en brand_text_th"),
		all_branch: branches,
	},
	"Privilege/GetCustomerAddress": [
		fields(
			"first_name last_name contactno address provinceid districtid subdistrictid postalcode remark",
		),
	],
	"Privilege/GetProvince": [
		fields("province_id province_name_en province_name_th"),
	],
	"Privilege/GetDistrict": [
		fields("district_id district_name_en district_name_th"),
	],
	"Privilege/GetSubDistrict": [
		fields("subdistrict_id subdistrict_name_en subdistrict_name_th"),
	],
	"SMS/VerifyMobileNo": fields("verify_result old_device"),
	"SMS/RequestOTP": fields("expiretime otp_reference transactionid"),
	"SMS/VerifyOTP": { legacycustomer: fields("firstname lastname dateofbirth") },
	"Customer/Profile": {
		customer: fields(
			"customer_id email firstname lastname mobileno image_profile_url image_profile_type avatar_id tier tier_id tier_name tier_name_short tier_value tier_start tier_end remark date_of_birth is_edited_birthdate isaccessedcondition survey_answer survey_group_id survey_reference is_display_expire_pop_up",
		),
	},
	"Customer/UploadImageProfile": fields("image_profile_url"),
	"Customer/AvatarList": {
		avatarlist: [fields("avatar_id name avatar_image_url")],
	},
	"Banner/GetProfileBanner": [banner],
	"Banner/GetWelcomeAnnoucement": fields("banner_image_image_url path"),
	"Article/List": { article_list: [article] },
	"Article/Detail": { article },
	"Article/GetArticleDetail": { article },
	"Article/GetArticleList": {
		article_list: [article],
		...fields("current_page total_page total_record"),
	},
	"Article/InstructionforUseList": { article_list: [article] },
	"Article/InstructionforUseDetail": { article_list: [article] },
	"Article/GetLearnMoreList": { article_list: [article] },
	"Article/GetArticleGameList": {
		article_game_list: [fields("article_cover_url alt_reference")],
	},
	"Article/TermsofServiceList": consents,
	"Article/GetTermsProgress": fields("isaccessedcondition"),
	"Article/SubmitTermsofService": consents,
	"Tutorial/GetTutorialList": { tutorials: [tutorial] },
	"Tutorial/GetTutorialDetail": tutorial,
	"Tutorial/TutorialProgress": { tutorials: [tutorial] },
	"Announcement/GetAnnouncementList": {
		article_list: [article],
		...fields("is_new_updated"),
	},
	"Survey/GetRegisterSurvey": survey,
	"Survey/GetDynamicSurvey": survey,
	"Notify/List": {
		notify_lists: [
			fields(
				"campaign_id image_url brandlogoimage_url header_th header_en title_th title_en updated_dt is_read action_type reference",
			),
		],
	},
	"Game/GetGameHistory": { payload: [fields("seq points created_dt_label")] },
	"Game/GetRankSummary": { top_ranks: [rank], customer_rank: rank },
	"external/Authentication/Landing": fields(
		"token is_accessed_condition type cmd cmd_detail_id cmd_category_parent_id cmd_category_child_id",
	),
	"external/Authentication/GenerateAppTokenV2": fields("token"),
	"external/Authentication/RefreshToken": fields("token"),
	"external/Authentication/NoPermissionArticle": fields(
		"article_title_th article_title_en content_th content_en button_name_th button_name_en",
	),
};

/** The names of all fields in a value, with their paths. */
function paths(value: unknown, way = ""): string[] {
	if (Array.isArray(value)) return paths(value[0], `${way}[]`);
	if (typeof value !== "object" || value === null) return [way];
	return Object.entries(value).flatMap(([name, inner]) => [
		`${way}.${name}`,
		...paths(inner, `${way}.${name}`),
	]);
}

/** The reply as the contract reads it. */
function replyOf(call: string, reply: unknown) {
	const path = /^(SMS|Game|external)\//.test(call) ? call : `internal/${call}`;
	const found = endpoints.find((it) => it.path === `/api/v1/${path}`);
	return found && v.parse(found.reply, reply);
}

test.each(Object.entries(documented))("%s", (call, reply) => {
	const read = replyOf(call, reply);
	const missing = paths(reply).filter((it) => !paths(read).includes(it));
	expect(missing).toEqual([]);
});

/** Values that cannot be an item of a list. */
const unreadable = [null, "x", 7, [], {}, undefined];

/** The same value with unreadable items, and items with one broken field, around each item of every list. */
function withUnreadableItems(value: unknown): unknown {
	if (Array.isArray(value)) {
		const item = withUnreadableItems(value[0]);
		const broken = Object.keys(Object(item)).flatMap((name) =>
			[null, {}, [null], "x".repeat(300), Number.MAX_VALUE].map((it) => ({
				...Object(item),
				[name]: it,
			})),
		);
		return [...unreadable, item, ...unreadable, ...broken];
	}
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [
			name,
			withUnreadableItems(inner),
		]),
	);
}

// Decision 003.
test.each(Object.entries(documented))(
	"%s keeps the items beside one that cannot be read",
	(call, reply) => {
		const read = replyOf(call, withUnreadableItems(reply));
		const missing = paths(reply).filter((it) => !paths(read).includes(it));
		expect(missing).toEqual([]);
	},
);

test("the numbers and words that are sent are the documents' (2 §3, 2 §4, 2 §8, 2 §9, 3 §3, 3 §5)", () => {
	expect(privilegeType).toEqual({
		...{ physical: 1, code: 4, onlineCode: 8, urlCode: 9 },
	});
	expect({ ...claimed }).toEqual({
		rewardType: {
			...{ physical: 1, delivered: 2, couponCode: 4 },
			...{ onlineCode: 8, urlCode: 9 },
		},
		codeDisplay: { url: 1, button: 2 },
		copyEvent: { codeCopy: 1, linkCopy: 2, linkTrigger: 3 },
		usedCodeDescription: {
			useCode: "ใช้โค้ด",
			viewCode: "ดูโค้ด",
			used: "ใช้แล้ว",
			activityExpired: "กิจกรรมสิ้นสุดแล้ว",
			codeExpired: "โค้ดหมดอายุ",
		},
	});
	expect(shippingStatus).toEqual({
		...{ prepared: 5, processShipping: 7, delivered: 9 },
	});
	expect(branchDisplay).toEqual({ plainText: 1, list: 2 });
	expect(groupStatus.notOpenYet).toBe(2);
	expect(historyParts).toEqual(["canuse", "Used"]);
	expect(favouriteContent).toEqual({ privilege: 1000, article: 2000 });
	expect(searchLogType).toEqual({ fromList: 1, fromSearch: 2 });
	expect(verifyResult.usable).toBe("เบอร์โทรศัพท์นี้สามารถใช้งานได้");
	expect(articleAction).toEqual({
		...{ none: 0, survey: 1, delivery: 2, coupon: 3, announcement: 4 },
		...{ faq: 5, internalWeb: 6, joinActivity: 7, game: 9 },
	});
	expect(notifyAction).toEqual({
		...{ none: 1, privilege: 2, privilegeGroup: 3, article: 4 },
		...{ banner: 5, survey: 6, external: 7 },
	});
	expect(surveyType).toEqual({
		...{ freeText: 1, selectImage: 2, multipleChoice: 3, singleChoice: 4 },
	});
	expect(defaultMaxPicks).toBe(9999);
	expect(pictureType).toEqual({ original: 1, address: 2, avatar: 3 });
});
