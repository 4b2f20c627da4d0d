// The button of an article by its action type: enabled, label, target (3 §4, 3 §5).
import { msg } from "@lingui/core/macro";
import { type Article, articleAction } from "../../contract/article";
import { type Privilege, privilegeType } from "../../contract/privilegeFields";
import { safeUrl } from "../../contract/webAddress";
import type { DialogText } from "../app/confirmation";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";
import { type Failure, isNotFound } from "../app/failure";
import { type LinkTarget, linkTarget } from "../app/link";
import { webPagePath } from "../app/pagePaths";
import { fieldText } from "../app/serverText";
import { claimPeriod } from "../claim/claimPeriod";
import { claimObstacle, obstacleLabels } from "../claim/mainButton";
import { isSoldOut } from "../claim/quota";
import { isWithin } from "../text/dates";
import { articleRewardReference } from "./articleReward";

export type ArticleButtonAction =
	| { kind: "open"; target: LinkTarget }
	| { kind: "join" }
	| { kind: "survey"; reference: string }
	/** A prize that is delivered: a question comes first, then the address. */
	| { kind: "delivery"; reference: string }
	| { kind: "coupon"; reference: string }
	| { kind: "game" };

export interface ArticleButton {
	label: DialogText;
	/** null for a disabled button. */
	action: ArticleButtonAction | null;
	/** Set while the privilege of the button is loading, or when it could not be loaded. */
	state?: "loading" | "failed";
	/** The explanation for a press on the disabled button. */
	explanation?: DialogText;
}

interface ArticleButtonInput {
	article: Article;
	/** The privilege of `articleRewardReference` with stock and limits; undefined while loading. */
	privilege: Privilege | undefined;
	/** Why the privilege could not be loaded. */
	failure: Failure | null;
	origin: string;
	/** Server time in ms. */
	now: number;
}

const path = (to: string): LinkTarget => ({ kind: "path", path: to });

const buttonName = (article: Article, fallback: DialogText): DialogText =>
	fieldText(article, "button_name", fallback);

const disabledButton = (
	label: DialogText,
	explanation?: DialogText,
): ArticleButton => ({ label, action: null, explanation });

/** Whether a reward is delivered: by the privilege's type, or by the article's where that is unknown. */
const isPrize = ({ action_type }: Article, { type }: Privilege): boolean =>
	type === privilegeType.physical ||
	(action_type === articleAction.delivery &&
		!Object.values<number>(privilegeType).includes(type));

/** The button of a reward: disabled for the first reason in the documents' order, else with its action. */
function rewardButton(
	input: ArticleButtonInput,
	reference: string,
): ArticleButton {
	const { article, privilege, failure, now } = input;
	if (!reference || (failure && isNotFound(failure)))
		return disabledButton(
			msg`Unable to receive code`,
			msg`Reward reference not found`,
		);
	if (failure)
		return { ...disabledButton(msg`Unable to receive code`), state: "failed" };
	if (!privilege)
		return {
			...disabledButton(buttonName(article, msg`Press to get this privilege`)),
			state: "loading",
		};
	const labels = privilege.privilege_display;
	const isReceived =
		article.privilege_received || privilege.is_already_received;
	// A customer who has the reward already only learns that there is no second one.
	const labelUnlessReceived = (label: DialogText): DialogText =>
		isReceived ? msg`Already claimed` : label;
	if (!isWithin(privilege.valid_from, privilege.valid_through, now))
		return disabledButton(
			msg`Outside the claim period`,
			claimPeriod(privilege),
		);
	if (isSoldOut(privilege) || privilege.is_overall_limit)
		return disabledButton(msg`Sold out`, msg`All privileges have been claimed`);
	if (privilege.is_limited || !privilege.is_validate_limit_pass)
		return disabledButton(
			labelUnlessReceived(msg`You do not meet the conditions`),
			fieldText(
				privilege,
				"limited_reason",
				msg`You have reached the claim limit`,
			),
		);
	if (!privilege.is_available_brand)
		return disabledButton(
			labelUnlessReceived(msg`Store not open yet`),
			msg`This store is not open for claims yet. Please come back later.`,
		);
	if (!privilege.criteria_is_visible)
		return disabledButton(
			labelUnlessReceived(msg`You do not meet the criteria`),
			fieldText(
				privilege,
				"criteria_visible_reason",
				msg`Can’t view the details`,
			),
		);
	if (!privilege.criteria_is_issue)
		return disabledButton(
			labelUnlessReceived(msg`You do not meet the criteria`),
			fieldText(
				privilege,
				"criteria_issue_reason",
				msg`The criteria do not match. Check the conditions of this privilege.`,
			),
		);
	const isDelivered = isPrize(article, privilege);
	const obstacle = claimObstacle(privilege, privilege, privilege);
	// A coupon's other limits are shown by its own button; the address form shows none.
	if (isDelivered && obstacle)
		return disabledButton(
			labelUnlessReceived(msg`You do not meet the conditions`),
			fieldText(privilege, "limited_reason", obstacleLabels[obstacle]),
		);
	return {
		label: isReceived
			? fieldText(labels, "button_get_more_name", msg`Get it again`)
			: fieldText(
					labels,
					"button_active_name",
					msg`Press to get this privilege`,
				),
		action: isDelivered
			? // The history names an order only by this reference.
				{ kind: "delivery", reference: privilege.alt_reference || reference }
			: { kind: "coupon", reference },
	};
}

function surveyButton(input: ArticleButtonInput): ArticleButton {
	const { article } = input;
	const reference = emptyIfPlaceholder(article.reference);
	const reward = articleRewardReference(article);
	const label = buttonName(article, msg`Answer the survey`);
	if (article.survey_complete && (article.privilege_received || !reward))
		return disabledButton(msg`Already done survey`);
	if (!reference) return disabledButton(label, msg`Unable to open this survey`);
	return article.survey_complete
		? rewardButton(input, reward)
		: { label, action: { kind: "survey", reference } };
}

function joinButton({ article, now }: ArticleButtonInput): ArticleButton {
	if (article.article_state_complete) return disabledButton(msg`Registered`);
	if (!isWithin(null, article.valid_through, now))
		return disabledButton(msg`Activity ended`);
	return {
		label: buttonName(article, msg`Join the activity`),
		action: { kind: "join" },
	};
}

function openButton(
	article: Article,
	target: LinkTarget | null,
): ArticleButton {
	const label = buttonName(article, msg`See more`);
	return target
		? { label, action: { kind: "open", target } }
		: disabledButton(label, msg`Unable to open and view`);
}

/** The link of an article; only an absolute URL counts as one (3 §5). */
function linkOf({ article, origin }: ArticleButtonInput): LinkTarget | null {
	const reference = emptyIfPlaceholder(article.reference);
	return safeUrl(reference) ? linkTarget(reference, origin) : null;
}

function internalWebOf({ reference }: Article): LinkTarget | null {
	const url = emptyIfPlaceholder(reference);
	return safeUrl(url) && path(webPagePath({ url }));
}

/** The pages of the action types that name a list. */
const listPages: Partial<Record<number, LinkTarget>> = {
	[articleAction.announcement]: path("/announcement"),
	[articleAction.faq]: path("/faq"),
};

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
			return {
				label: buttonName(article, msg`Play the game`),
				action: { kind: "game" },
			};
		// Also a type that this app does not know: "Others" of 3 §4.
		default: {
			const reward = articleRewardReference(article);
			if (reward) return rewardButton(input, reward);
			const page = listPages[article.action_type] ?? null;
			return openButton(article, linkOf(input) ?? page);
		}
	}
}
