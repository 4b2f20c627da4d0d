// The number of open registration rewards beside the menu row (M14).
import { type Article, articleAction } from "../../contract/article";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";
import { isWithin } from "../text/dates";

/** Whether the customer still has something to do for the article or to receive from it. */
function isOpen(article: Article): boolean {
	switch (article.action_type) {
		case articleAction.survey:
			return (
				!article.survey_complete ||
				(emptyIfPlaceholder(article.privilege_reference) !== "" &&
					!article.privilege_received)
			);
		case articleAction.delivery:
		case articleAction.coupon:
			return !article.privilege_received;
		case articleAction.joinActivity:
			return !article.article_state_complete;
		default:
			return false;
	}
}

/** Counts the articles that are valid at `now` (ms). */
export const countOpenRewards = (articles: readonly Article[], now: number) =>
	articles.filter(
		(it) => isOpen(it) && isWithin(it.valid_from, it.valid_through, now),
	).length;
