// The code and reference for the call center, and its number.
import { useLingui } from "@lingui/react/macro";
import { CallCenterRow } from "../../components/dialogs/CallCenter";
import styles from "./entry.module.css";
import type { ErrorQuery } from "./errorQuery";

export function ErrorHelp({
	errorCode,
	reference,
}: Pick<ErrorQuery, "errorCode" | "reference">) {
	const { t } = useLingui();
	return (
		<>
			{(errorCode || reference) && (
				<p className={styles.codes}>
					{errorCode && <span>{t`Error code ${errorCode}`}</span>}
					{reference && <span>{t`Reference ${reference}`}</span>}
				</p>
			)}
			<CallCenterRow />
		</>
	);
}
