// The search parameters of the error pages, and the help that the pages show: error code, reference and call center (1 §2).
import { useLingui } from "@lingui/react/macro";
import { CallCenterRow } from "../../components/dialogs/CallCenter";
import { emptyIfPlaceholder } from "../../domain/app/emptyIfPlaceholder";
import { errorCodeOfAddress } from "../../domain/app/errorCodeOfAddress";
import { cutText } from "../../domain/text/cutText";
import styles from "./entry.module.css";

/** Reads the search parameters of /no-permission-device and /alert-error, "" for a missing one or a host's placeholder. Anyone can write such an address, so the values are short plain texts without links. */
export function readErrorQuery(search: Record<string, string>) {
	const text = (name: string, most: number) =>
		cutText(emptyIfPlaceholder(search[name] ?? ""), most);
	return {
		errorCode: errorCodeOfAddress(search.errorCode),
		errorTitle: text("errorTitle", 120),
		errorDetailLine: text("errorDetailLine", 600),
		closeButton: text("closeButton", 60),
		/** The reference that the call center asks for. */
		reference: text("reference", 60),
	};
}

/** An empty code or reference is not shown. */
export function ErrorHelp({
	errorCode,
	reference,
}: Pick<ReturnType<typeof readErrorQuery>, "errorCode" | "reference">) {
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
