// The button of an article: loads the reward, decides what the button does and carries out a press (3 §4).
import { msg } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import { useOpenPrivilege } from "../../components/links/PrivilegeLink";
import { useFirstLoad } from "../../components/lists/listState";
import type { Article } from "../../contract/article";
import {
	type ArticleButtonAction,
	articleButton,
} from "../../domain/article/articleAction";
import { articleRewardReference } from "../../domain/article/articleReward";
import { withoutPassedLimits } from "../../domain/claim/withoutPassedLimits";
import { codeCardOfPrivilege } from "../../domain/code/codeCardOf";
import { addressPath } from "../../domain/delivery/deliveryPaths";
import { arrivalDays } from "../../domain/delivery/deliveryWindow";
import { confirm, openDialog } from "../../platform/browser/dialogs";
import { goTo, openTarget } from "../../platform/browser/openLink";
import { serverNow, useExpiryClock } from "../../platform/http/clock";
import { serverTimeOfLoad } from "../../platform/http/loadTimes";
import { logEvent } from "../../platform/outbox/eventLog";
import { beginDelivery } from "../../platform/storage/deliveryDraft";
import { privilegeQueries } from "../../queries/privilege";
import { useJoinActivity } from "./useJoinActivity";

/** `module` says where the article was opened from and is passed to its survey (3 §2). */
export function useArticleAction(article: Article, module: string) {
	const openPrivilege = useOpenPrivilege();
	const agreement = useTermsAgreement();
	const joining = useJoinActivity(article);
	const reward = articleRewardReference(article);
	const detail = useQuery({
		...privilegeQueries.detail(reward),
		staleTime: 0,
		enabled: reward !== "",
	});
	// A cached copy is not used: the reward may have been received or sold out since the last visit.
	const loaded = useFirstLoad(detail) ? undefined : detail.data;
	// The claim period or a day's limit may end while the article is shown.
	const { confirmedNow } = useExpiryClock(10_000);
	const loadedAt = serverTimeOfLoad(detail.dataUpdatedAt);
	const privilege =
		loaded && withoutPassedLimits(loaded, loadedAt, confirmedNow);
	const button = articleButton({
		article,
		privilege,
		failure: detail.data ? null : detail.error,
		origin: location.origin,
		now: confirmedNow,
	});

	async function orderPrize(reference: string) {
		if (!(await agreement.ensure())) return;
		const arrival = arrivalDays(serverNow());
		const isConfirmed = await confirm({
			variant: "default",
			title: msg`Have this prize sent to you?`,
			description: msg`If you order today, it arrives ${arrival}.`,
			confirmLabel: msg`Enter the address`,
			showClose: true,
		});
		if (!isConfirmed) return;
		beginDelivery(reference);
		// The documents name this module for the delivery of every article (3 §4 Delivery).
		goTo(addressPath("registration_reward"));
	}

	function carryOut(action: ArticleButtonAction) {
		switch (action.kind) {
			case "open":
				return openTarget(action.target);
			case "join":
				return void joining.join();
			case "survey": {
				const query = new URLSearchParams({ ref: action.reference, module });
				return goTo(`/survey?${query}`);
			}
			case "delivery":
				return void orderPrize(action.reference);
			case "coupon":
				return openPrivilege(action.reference);
			case "game":
				return goTo("/play-game");
		}
	}

	const onPress = () =>
		logEvent(
			"Click Call to Action",
			"click",
			article.alt_reference,
			article.action_type_desc,
		);

	function onAct() {
		if (!button) return;
		if (button.action) return carryOut(button.action);
		// A button without an action can be pressed only if it has an explanation.
		openDialog(noticeDialog("warning", button.label, button.explanation));
	}

	const trackParcel = (transactionId: string) =>
		openDialog({
			name: "tracking",
			transactionId,
			card: detail.data && codeCardOfPrivilege(detail.data),
		});

	return {
		button,
		busy: joining.busy,
		onPress,
		onAct,
		/** Reloads a reward that failed to load. */
		onRetry: () => void detail.refetch(),
		trackParcel,
	};
}
