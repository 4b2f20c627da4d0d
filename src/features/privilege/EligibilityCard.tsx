// The checks of a privilege that cannot be claimed, and when it opens again.
import { Trans } from "@lingui/react/macro";
import CheckIcon from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { useTranslated } from "../../components/cards/useTranslated";
import type { EligibilityCheck } from "../../domain/claim/eligibility";
import { formatDateTime } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import { Phrases } from "../../ui/layout/Phrases";
import styles from "./WhyCard.module.css";

export function EligibilityCard({
	checks,
}: {
	checks: readonly EligibilityCheck[];
}) {
	const text = useTranslated();
	const titleId = useId();
	return (
		<section className={styles.card} aria-labelledby={titleId}>
			<h3 id={titleId} className={styles.title}>
				<Trans>Why you can't claim right now</Trans>
			</h3>
			<ul>
				{checks.map((check) => (
					<li key={check.key} className={styles.check}>
						<span className={check.ok ? styles.ok : styles.failed}>
							{check.ok ? <CheckIcon size={14} /> : <X size={14} />}
							<span className="visually-hidden">
								{check.ok ? <Trans>Yes:</Trans> : <Trans>No:</Trans>}
							</span>
						</span>
						<div className={check.ok ? undefined : styles.reason}>
							<p>
								<Phrases>{text(check.label)}</Phrases>
							</p>
							<Detail check={check} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

function Detail({ check: { asks, opensAt } }: { check: EligibilityCheck }) {
	const moment = formatDateTime(opensAt, useLocale());
	if (!asks && !moment) return null;
	return (
		<p className={styles.detail}>
			{asks ? (
				<Phrases>{asks}</Phrases>
			) : (
				<Trans>You can claim again on {moment}</Trans>
			)}
		</p>
	);
}
