// Joins the activity of an article, which needs the agreement to its terms (3 §4).
import { msg } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import type { Article } from "../../contract/article";
import { hasGlobalStatus, noReplyDialog } from "../../domain/app/failure";
import { failureText } from "../../domain/app/failureText";
import type { DialogRequest } from "../../platform/browser/dialogs";
import { isCodeShown, openResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { logEvent } from "../../platform/outbox/eventLog";
import { articleMutations } from "../../queries/article";

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

export function useJoinActivity(article: Article) {
	const agreement = useTermsAgreement();
	const isShown = useIsShown();
	const { mutateAsync } = useMutation(articleMutations.join());
	const [busy, setBusy] = useState(false);

	/** Opens a result if the page is still shown, but not before a code that is open over the page is closed. */
	function show(result: DialogRequest) {
		if (isShown()) openResult(result);
	}

	/** `retriesAfterTerms`: after a refusal for missing terms, asks for the agreement and tries once more. */
	async function register({ retriesAfterTerms = true } = {}) {
		try {
			await mutateAsync(article);
			logEvent("Join Activity", "success", article.alt_reference);
			show(joinedDialog(article));
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			logEvent(
				"Join Activity",
				"error",
				article.alt_reference,
				String(failure.code ?? failure.status),
			);
			const needsTerms =
				retriesAfterTerms && (await agreement.wasMissingFor(failure));
			if (hasGlobalStatus(failure)) return;
			if (failure.reason === "network") return show({ name: "offline" });
			// The request may have succeeded, so the mutation reloads the article.
			if (failure.reason === "timeout")
				return show({ name: "confirmation", ...noReplyDialog("timeout") });
			if (!needsTerms || isCodeShown())
				return show(
					noticeDialog(
						"error",
						msg`Unable to join the activity`,
						failureText(failure, msg`Please try again later.`),
					),
				);
			if (isShown() && (await agreement.ask()))
				await register({ retriesAfterTerms: false });
		}
	}
	return {
		/** True until the request has ended and the reason of a refusal is known. */
		busy,
		join: async () => {
			setBusy(true);
			try {
				if (await agreement.ensure(article.consent_status)) await register();
			} finally {
				setBusy(false);
			}
		},
	};
}
