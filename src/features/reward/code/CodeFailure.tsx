// A code that failed to load (2 §8 'unable to receive code'), and the notice about a code that the server refuses.
import { Trans, useLingui } from "@lingui/react/macro";
import CloudOff from "lucide-react/icons/cloud-off";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { RetryButton } from "../../../components/lists/RetryButton";
import {
	type ApiFailure,
	isRetryable,
} from "../../../platform/http/apiFailure";
import { useLocalized } from "../../../platform/i18n/locale";
import type { WalletCode } from "../../../platform/storage/wallet";
import { Button } from "../../../ui/form/Button";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { Emblem } from "../../../ui/media/Emblem";
import { DialogBody } from "../../../ui/overlay/Dialog";
import styles from "./CodeFailure.module.css";

/** Shown above a saved code that the server refuses, with its reason, or that was used or has ended. */
export function CodeRefusedNotice({
	message = { th: "", en: "" },
	over,
}: Partial<Pick<ApiFailure, "message">> & Pick<WalletCode, "over">) {
	const { t } = useLingui();
	const localized = useLocalized();
	const overTexts = {
		used: t`This code has already been used.`,
		ended: t`The time to use this code has run out.`,
	};
	return (
		<div className={styles.refused} data-scheme="light" role="alert">
			<TriangleAlert size={20} />
			<div>
				<p className="strong">
					<Trans>The shop may not accept this code</Trans>
				</p>
				<p>
					<PhraseWrap>
						{localized(message.th, message.en) || (over && overTexts[over])}
					</PhraseWrap>
				</p>
			</div>
		</div>
	);
}

/** The server's reason, or the app's text; a retry unless the reason is final. */
export function CodeFailure({
	failure,
	onRetry,
	onClose,
}: {
	failure: ApiFailure;
	onRetry: () => void;
	onClose: () => void;
}) {
	const localized = useLocalized();
	const { reason, message } = failure;
	const serverReason = localized(message.th, message.en);
	const isFinal = serverReason !== "" && !isRetryable(failure);
	return (
		<div className={styles.card} data-scheme="light" role="alert">
			<DialogBody
				drawing={<Emblem tone="warn" icon={<CloudOff />} />}
				title={<Trans>Unable to receive code</Trans>}
				text={
					serverReason ||
					(reason === "network" ? (
						<Trans>
							This code is not saved on this phone yet. It needs internet once.
						</Trans>
					) : (
						<Trans>Something went wrong. Please try again.</Trans>
					))
				}
				actions={
					<>
						{!isFinal && <RetryButton onRetry={onRetry} />}
						<Button kind={isFinal ? "main" : "text"} onClick={onClose}>
							<Trans>Close</Trans>
						</Button>
					</>
				}
			/>
		</div>
	);
}
