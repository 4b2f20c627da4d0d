// The privilege of an article, and the way to a received reward (3 §4, 3 §5).
import { type Article, articleAction } from "../../contract/article";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";

const isPrivilege = (reference: string) =>
	/^(PV_[\w-]+|\d{4})$/.test(reference);

/** The reference of the article's privilege, "" for none; a survey has one once it is answered (3 §4 "Others"). */
export function articleRewardReference(article: Article): string {
	const { action_type, survey_complete, privilege_reference } = article;
	const reference = emptyIfPlaceholder(article.reference);
	switch (action_type) {
		case articleAction.survey:
			return survey_complete ? emptyIfPlaceholder(privilege_reference) : "";
		case articleAction.delivery:
		case articleAction.coupon:
			return reference || emptyIfPlaceholder(privilege_reference);
		case articleAction.none:
		case articleAction.internalWeb:
		case articleAction.joinActivity:
		case articleAction.game:
			return "";
		default:
			return isPrivilege(reference) ? reference : "";
	}
}

export type ReceivedReward =
	/** Delivery tracking type 2: delivery status. */
	| { kind: "tracking"; transactionId: string }
	/** Delivery tracking type 3: entitlement page. */
	| { kind: "entitlement" }
	| { kind: "coupon"; reference: string };

/** The way to a received reward; null for none (3 §4). */
export function receivedReward(article: Article): ReceivedReward | null {
	const { action_type, privilege_received, privilege_ticket_id } = article;
	if (!privilege_received) return null;
	const parcel: ReceivedReward | null = privilege_ticket_id
		? { kind: "tracking", transactionId: privilege_ticket_id }
		: null;
	const reference = articleRewardReference(article);
	const coupon: ReceivedReward = reference
		? { kind: "coupon", reference }
		: { kind: "entitlement" };
	switch (action_type) {
		case articleAction.survey:
			return article.survey_complete ? (parcel ?? coupon) : null;
		case articleAction.delivery:
			if (!article.privilege_transaction_id) return null;
			return parcel ?? { kind: "entitlement" };
		case articleAction.coupon:
			return coupon;
		default:
			return null;
	}
}
