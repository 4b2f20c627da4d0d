// The fields of the error pages' addresses, and the help that they show: code, reference and number for the call center (1 §2).
import { useLingui } from "@lingui/react/macro";
import { CallCenterRow } from "../../components/dialogs/CallCenter";
import { emptyIfPlaceholder } from "../../domain/app/emptyIfPlaceholder";
import { errorCodeOfAddress } from "../../domain/app/errorCodeOfAddress";
import { cutText } from "../../domain/text/cutText";
import styles from "./entry.module.css";

/** The fields of /no-permission-device and /alert-error, "" for missing ones. Anyone can write an address, so they are short plain texts without links; a host's placeholder counts as "". */
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

/** "" hides the code or the reference. */
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
