// The button of an article by its action type: enabled, label, target (3 §4, 3 §5).
import { msg } from "@lingui/core/macro";
import { type Article, articleAction } from "../../contract/article";
import { type Privilege, privilegeType } from "../../contract/privilegeFields";
import type { DialogText } from "../app/confirmation";
import { type LinkTarget, linkTarget, safeUrl } from "../app/link";
import { normalizeReference } from "../app/normalizeReference";
import { webPagePath } from "../app/pagePaths";
import { fieldText } from "../app/serverText";
import { isSoldOut } from "../claim/quota";
import { inMs } from "../text/dates";
import { articleRewardReference } from "./articleReward";

export type ArticleButtonAction =
	| { kind: "open"; target: LinkTarget }
	| { kind: "join" }
	| { kind: "survey"; reference: string }
	/** A prize that is sent: a question first, then the address. */
	| { kind: "delivery"; reference: string }
	| { kind: "coupon"; reference: string }
	| { kind: "game" };

type ArticleReason =
	| "registered"
	| "ended"
	| "answered"
	| "noSurvey"
	| "noLink"
	| "noReward"
	| "loading"
	| "failed"
	| "hidden"
	| "notInPeriod"
	| "outOfStock"
	| "limited"
	| "criteria";

export interface ArticleButton {
	label: DialogText;
	reason: ArticleReason | null;
	action: ArticleButtonAction | null;
	/** The explanation for a press on the disabled button. */
	explanation?: DialogText;
}

export interface ArticleButtonInput {
	article: Article;
	/** The privilege of `articleRewardReference` with stock and limits; undefined while loading. */
	privilege: Privilege | undefined;
	failed: boolean;
	origin: string;
	/** Server time in ms. */
	now: number;
}

const path = (to: string): LinkTarget => ({ kind: "path", path: to });

const buttonName = (article: Article, fallback: DialogText): DialogText =>
	fieldText(article, "button_name", fallback);

const disabledButton = (
	reason: ArticleReason,
	label: DialogText,
	explanation?: DialogText,
): ArticleButton => ({
	label,
	reason,
	action: null,
	...(explanation && { explanation }),
});

const enabledButton = (
	label: DialogText,
	action: ArticleButtonAction,
): ArticleButton => ({
	label,
	reason: null,
	action,
});

/** A reward's button: the first reason against it in the documents' order, else its action. */
function rewardButton(
	input: ArticleButtonInput,
	reference: string,
): ArticleButton {
	const { article, privilege, failed, now } = input;
	if (!reference)
		return disabledButton(
			"noReward",
			msg`Unable to receive code`,
			msg`Reward reference not found`,
		);
	if (failed) return disabledButton("failed", msg`Unable to receive code`);
	if (!privilege)
		return disabledButton(
			"loading",
			buttonName(article, msg`Press to get this privilege`),
		);
	const labels = privilege.privilege_display;
	const isReceived =
		article.privilege_received || privilege.is_already_received;
	// A customer who has the reward already only learns that there is no second one.
	const labelUnlessReceived = (label: DialogText): DialogText =>
		isReceived ? msg`Already claimed` : label;
	if (!privilege.criteria_is_visible)
		return disabledButton(
			"hidden",
			labelUnlessReceived(msg`You do not meet the criteria`),
			fieldText(
				privilege,
				"criteria_visible_reason",
				msg`Can’t view the details`,
			),
		);
	const from = inMs(privilege.valid_from);
	const through = inMs(privilege.valid_through);
	if ((from !== null && now < from) || (through !== null && now > through))
		return disabledButton(
			"notInPeriod",
			msg`Outside the claim period`,
			msg`Outside the claim period`,
		);
	if (isSoldOut(privilege))
		return disabledButton(
			"outOfStock",
			msg`Sold out`,
			msg`All privileges have been claimed`,
		);
	if (privilege.is_limited || !privilege.is_validate_limit_pass)
		return disabledButton(
			"limited",
			labelUnlessReceived(msg`You do not meet the conditions`),
			fieldText(
				privilege,
				"limited_reason",
				msg`You have reached the claim limit`,
			),
		);
	if (!privilege.criteria_is_issue || !privilege.is_available_brand)
		return disabledButton(
			"criteria",
			labelUnlessReceived(msg`You do not meet the criteria`),
			privilege.is_available_brand
				? fieldText(
						privilege,
						"criteria_issue_reason",
						msg`Criteria do not match`,
					)
				: msg`Store not open yet`,
		);
	return enabledButton(
		isReceived
			? fieldText(labels, "button_get_more_name", msg`Get it again`)
			: fieldText(
					labels,
					"button_active_name",
					msg`Press to get this privilege`,
				),
		privilege.type === privilegeType.physical
			? // The history names an order by this reference alone.
				{ kind: "delivery", reference: privilege.alt_reference || reference }
			: { kind: "coupon", reference },
	);
}

function surveyButton(input: ArticleButtonInput): ArticleButton {
	const { article } = input;
	const reference = normalizeReference(article.reference);
	const reward = articleRewardReference(article);
	if (!reference)
		return disabledButton(
			"noSurvey",
			buttonName(article, msg`Answer the survey`),
		);
	if (!article.survey_complete)
		return enabledButton(buttonName(article, msg`Answer the survey`), {
			kind: "survey",
			reference,
		});
	if (article.privilege_received || !reward)
		return disabledButton("answered", msg`Already done survey`);
	return rewardButton(input, reward);
}

function joinButton({ article, now }: ArticleButtonInput): ArticleButton {
	if (article.article_state_complete)
		return disabledButton("registered", msg`Registered`);
	const through = inMs(article.valid_through);
	if (through !== null && now > through)
		return disabledButton("ended", msg`Activity ended`);
	return enabledButton(buttonName(article, msg`Join the activity`), {
		kind: "join",
	});
}

function openButton(
	article: Article,
	target: LinkTarget | null,
): ArticleButton {
	const label = buttonName(article, msg`See more`);
	return target
		? enabledButton(label, { kind: "open", target })
		: disabledButton("noLink", label);
}

/** Only an absolute URL counts as a link (3 §5). */
function linkOf({ article, origin }: ArticleButtonInput): LinkTarget | null {
	const reference = normalizeReference(article.reference);
	return safeUrl(reference) ? linkTarget(reference, origin) : null;
}

function internalWebOf({ reference }: Article): LinkTarget | null {
	const url = normalizeReference(reference);
	if (!safeUrl(url)) return null;
	return path(webPagePath({ url }));
}

/** null for an article without a button. */
export function articleButton(input: ArticleButtonInput): ArticleButton | null {
	const { article } = input;
	if (!article.call_to_action) return null;
	switch (article.action_type) {
		case articleAction.survey:
			return surveyButton(input);
		case articleAction.delivery:
		case articleAction.coupon:
			return rewardButton(input, articleRewardReference(article));
		case articleAction.joinActivity:
			return joinButton(input);
		case articleAction.internalWeb:
			return openButton(article, internalWebOf(article));
		case articleAction.game:
			return enabledButton(buttonName(article, msg`Play the game`), {
				kind: "game",
			});
		case articleAction.announcement:
		case articleAction.faq: {
			const reward = articleRewardReference(article);
			if (reward) return rewardButton(input, reward);
			const isFaq = article.action_type === articleAction.faq;
			const page = path(isFaq ? "/faq" : "/announcement");
			return openButton(article, linkOf(input) ?? page);
		}
		default:
			return openButton(article, linkOf(input));
	}
}
