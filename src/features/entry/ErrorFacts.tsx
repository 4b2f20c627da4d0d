// The small line of an error page: the code and the reference that the call center asks for.
import { Trans } from "@lingui/react/macro";
import styles from "./entry.module.css";
import type { ErrorQuery } from "./errorQuery";

export function ErrorFacts({
	errorCode,
	reference,
}: Pick<ErrorQuery, "errorCode" | "reference">) {
	if (!errorCode && !reference) return null;
	return (
		<p className={`${styles.small} ${styles.codes}`}>
			{errorCode && (
				<span>
					<Trans>Error code {errorCode}</Trans>
				</span>
			)}
			{reference && (
				<span>
					<Trans>Reference {reference}</Trans>
				</span>
			)}
		</p>
	);
}
