// The fields of the error pages' addresses, and the help that they show: code, reference and number for the call center (1 §2).
import { useLingui } from "@lingui/react/macro";
import * as v from "valibot";
import { CallCenterRow } from "../../components/dialogs/CallCenter";
import { emptyIfPlaceholder } from "../../domain/app/emptyIfPlaceholder";
import { cutText } from "../../domain/text/cutText";
import styles from "./entry.module.css";

/** Anyone can write an address, so the fields are short plain texts without links; a host's placeholder counts as "". */
const text = (most: number) =>
	v.optional(
		v.pipe(
			v.string(),
			v.transform((value) => cutText(emptyIfPlaceholder(value), most)),
		),
		"",
	);

const errorQuery = v.object({
	errorCode: text(20),
	errorTitle: text(120),
	errorDetailLine: text(600),
	closeButton: text(60),
	/** The reference that the call center asks for. */
	reference: text(60),
});
type ErrorQuery = v.InferOutput<typeof errorQuery>;

/** /no-permission-device and /alert-error; "" for missing fields. */
export const readErrorQuery = (search: Record<string, string>): ErrorQuery =>
	v.parse(errorQuery, search);

/** "" hides the code or the reference. */
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
