// The message why a form or a change could not be saved: the server's or else the app's; nothing if a dialog shows it (3 §8 Error On Submit).
import type { DialogText } from "../../domain/app/confirmation";
import { notSaved, saveErrorText } from "../../domain/app/failureText";
import { isFailureShown } from "../../platform/browser/failureShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { useDialogText } from "../dialogs/useDialogText";
import styles from "./FailureMessage.module.css";

/** `fallback` is shown if the server gave no reason. */
export function FailureMessage({
	failure,
	fallback,
}: {
	failure: unknown;
	fallback?: DialogText;
}) {
	const text = useDialogText();
	if (!failure) return null;
	const isCall = failure instanceof ApiFailure;
	if (isCall && isFailureShown(failure)) return null;
	return (
		<p role="alert" className={styles.failure}>
			<PhraseWrap>
				{text(
					isCall ? saveErrorText(failure, fallback) : (fallback ?? notSaved),
				)}
			</PhraseWrap>
		</p>
	);
}
