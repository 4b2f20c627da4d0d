// The checks of a privilege that cannot be claimed, and when it opens again.
import { Trans } from "@lingui/react/macro";
import CheckIcon from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { useDialogText } from "../../components/dialogs/useDialogText";
import type { EligibilityCheck } from "../../domain/claim/eligibility";
import { formatDateTime } from "../../domain/text/dates";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useExpiryClock } from "../../platform/http/clock";
import { useLocale } from "../../platform/i18n/locale";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./EligibilityCard.module.css";

/** `onOpened` is called when a shown limit opens again, then every 30 s until the card is replaced. */
export function EligibilityCard({
	checks,
	onOpened,
}: {
	checks: readonly EligibilityCheck[];
	onOpened: () => void;
}) {
	const text = useDialogText();
	const titleId = useId();
	return (
		<section className={styles.card} aria-labelledby={titleId}>
			<h3 id={titleId}>
				<Trans>Why you can’t claim right now</Trans>
			</h3>
			<ul className="divided">
				{checks.map((check) => (
					<li key={check.key} className={styles.check}>
						<span className={check.ok ? styles.ok : styles.failed}>
							{check.ok ? <CheckIcon size={14} /> : <X size={14} />}
							<span className="visually-hidden">
								{check.ok ? <Trans>Yes:</Trans> : <Trans>No:</Trans>}
							</span>
						</span>
						<div className={check.ok ? undefined : "strong"}>
							<p>
								<PhraseWrap>{text(check.label)}</PhraseWrap>
							</p>
							{check.requirement ? (
								<p className={styles.detail}>
									<PhraseWrap>{check.requirement}</PhraseWrap>
								</p>
							) : (
								check.opensAt !== undefined && (
									<Opening at={check.opensAt} onOpened={onOpened} />
								)
							)}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

/** How long the first call waits after the opening, because the server's clock may be behind. */
const clockMarginMs = 2000;
/** Many phones send a request at midnight, so the first may fail. */
const retryEveryMs = 30_000;

function Opening({ at, onOpened }: { at: number; onOpened: () => void }) {
	const locale = useLocale();
	const { confirmedNow } = useExpiryClock(1000);
	const openFor = confirmedNow - at - clockMarginMs;
	/** The number of calls of `onOpened` that are due by now; 0 before the opening. */
	const dueCalls = Math.max(0, Math.floor(openFor / retryEveryMs) + 1);
	useAfterMount(onOpened, dueCalls);
	if (dueCalls > 0) return null;
	const moment = formatDateTime(at, locale);
	return (
		<p className={styles.detail}>
			<Trans>You can claim again on {moment}</Trans>
		</p>
	);
}
