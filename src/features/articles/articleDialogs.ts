// The dialogs of an article's button (3 §4, 3 §8).
import { msg } from "@lingui/core/macro";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import type { Article } from "../../contract/article";
import type { Confirmation } from "../../domain/app/confirmation";
import { serverText } from "../../domain/app/serverText";
import type { ArticleButton } from "../../domain/article/articleAction";
import { arrivalDays } from "../../domain/delivery/deliveryWindow";
import type { DialogRequest } from "../../platform/browser/dialogs";
import type { ApiFailure } from "../../platform/http/apiFailure";

/** Why the button is disabled; null where its label says so. */
export function cannotGetDialog({
	label,
	explanation,
}: ArticleButton): DialogRequest | null {
	if (!explanation) return null;
	return noticeDialog("warning", label, explanation);
}

export function askDeliveryDialog(now: number): Confirmation {
	const arrival = arrivalDays(now);
	return {
		variant: "default",
		title: msg`Have this prize sent to you?`,
		description: msg`If you order today, it arrives ${arrival}.`,
		confirmLabel: msg`Enter the address`,
		showClose: true,
	};
}

export function joinedDialog({
	article_title_th,
	article_title_en,
}: Article): DialogRequest {
	const quoted = (title: string) => title && ` “${title}”`;
	return {
		name: "confirmation",
		variant: "success",
		title: msg`Registration successful`,
		description: {
			th: `ขอบคุณที่ร่วมกิจกรรม${quoted(article_title_th || article_title_en)}`,
			en: `Thank you for joining${quoted(article_title_en || article_title_th)}.`,
		},
		confirmLabel: msg`Done`,
	};
}

/** With the server's reason where it gave one. */
export const cannotJoinDialog = ({ message }: ApiFailure): DialogRequest =>
	noticeDialog(
		"error",
		msg`Unable to join the activity`,
		serverText(message, msg`Please try again later.`),
	);
