// Why a form or a change could not be saved: the server's message where it sent one, else the app's; nothing where a dialog says it (3 §8 Error On Submit).
import { Trans } from "@lingui/react/macro";
import { isFailureShown } from "../../platform/browser/failureShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { useLocalized } from "../../platform/i18n/locale";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./FailureMessage.module.css";

export function FailureMessage({ failure }: { failure: unknown }) {
	const localized = useLocalized();
	if (!failure) return null;
	if (failure instanceof ApiFailure && isFailureShown(failure)) return null;
	const reason = failure instanceof ApiFailure ? failure.reason : null;
	const serverMessage =
		failure instanceof ApiFailure && failure.status < 500
			? localized(failure.message.th, failure.message.en)
			: "";
	return (
		<p role="alert" className={styles.failure}>
			{reason === "network" ? (
				<Trans>No internet. Check your connection and try again.</Trans>
			) : reason === "timeout" ? (
				<Trans>There was no answer. Your connection may be slow.</Trans>
			) : (
				<PhraseWrap>
					{serverMessage || (
						<Trans>This could not be saved. Please try again.</Trans>
					)}
				</PhraseWrap>
			)}
		</p>
	);
}
