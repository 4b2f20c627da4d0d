// Shared by the tests of an article's button: fields of each kind of article, and the button's texts.
import { type Article, articleAction } from "../../../../src/contract/article";
import { noMessage } from "../../../../src/contract/envelope";
import type { Privilege } from "../../../../src/contract/privilegeFields";
import type { DialogText } from "../../../../src/domain/app/confirmation";
import type { Failure } from "../../../../src/domain/app/failure";
import { articleButton } from "../../../../src/domain/article/articleAction";
import { openPrivilege } from "../claim/privilegeSample";
import { plainArticle } from "./articleSample";

export const origin = "https://gift.example";
const now = Date.parse("2026-11-21T05:00:00Z");
export const prize: Partial<Privilege> = {
	type: 1,
	alt_reference: "PV_1073",
};

export const words = (text: DialogText | undefined) =>
	text && "en" in text ? text.en : text?.message;
export const failedWith = (status: number): Failure => ({
	status,
	code: null,
	message: noMessage,
	reason: "status",
});
export const button = (
	article: Partial<Article>,
	privilege: Partial<Privilege> | null = {},
	more: { failure?: Failure; at?: number } = {},
) =>
	articleButton({
		article: { ...plainArticle, ...article },
		privilege: privilege ? { ...openPrivilege, ...privilege } : undefined,
		failure: more.failure ?? null,
		origin,
		now: more.at ?? now,
	});

export const coupon = {
	action_type: articleAction.coupon,
	reference: "PV_1001",
};
export const delivery = {
	action_type: articleAction.delivery,
	reference: "PV_1073",
};
export const survey = {
	action_type: articleAction.survey,
	reference: "SVY_1001",
};
export const join = { action_type: articleAction.joinActivity };
export const answered = { ...survey, survey_complete: true };
export const rewarded = { ...answered, privilege_reference: "PV_1001" };
