// The code and reference for the call center.
import { useLingui } from "@lingui/react/macro";
import styles from "./entry.module.css";
import type { ErrorQuery } from "./errorQuery";

export function ErrorFacts({
	errorCode,
	reference,
}: Pick<ErrorQuery, "errorCode" | "reference">) {
	const { t } = useLingui();
	if (!errorCode && !reference) return null;
	return (
		<p className={styles.codes}>
			{errorCode && <span>{t`Error code ${errorCode}`}</span>}
			{reference && <span>{t`Reference ${reference}`}</span>}
		</p>
	);
}
