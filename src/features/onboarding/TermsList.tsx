// The terms with checkboxes, expandable texts and errors (3 §2, 3 §4 Terms).
import { Trans, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type Ref, useId } from "react";
import { useTermTitle } from "../../components/pages/useTermTitle";
import type { Consent } from "../../contract/terms";
import {
	type ConsentTicks,
	isConsentLocked,
	isTicked,
	tickKey,
} from "../../domain/member/consents";
import { useLocalized } from "../../platform/i18n/locale";
import { Badge } from "../../ui/feedback/Badge";
import checkbox from "../../ui/form/Checkbox.module.css";
import field from "../../ui/form/Field.module.css";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { RichText } from "../../ui/media/RichText";
import styles from "./TermsList.module.css";

export function TermsList({
	ref,
	consents,
	ticks,
	missing,
	busy,
	onChange,
}: {
	ref?: Ref<HTMLDivElement>;
	consents: readonly Consent[];
	ticks: ConsentTicks;
	/** The ids of the required terms to mark as missing. */
	missing: readonly string[];
	/** The ticks are being sent, so a change would be lost. */
	busy: boolean;
	onChange: (ticks: ConsentTicks) => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const titleOf = useTermTitle();
	const base = useId();
	const unlocked = consents.filter((it) => !isConsentLocked(it));
	const isAllTicked = unlocked.every((it) => isTicked(it, ticks));
	return (
		<div ref={ref}>
			{unlocked.length > 1 && (
				<label className={`${styles.box} strong`}>
					<input
						type="checkbox"
						className={checkbox.box}
						checked={isAllTicked}
						disabled={busy}
						onChange={() =>
							onChange({
								...ticks,
								...Object.fromEntries(
									unlocked.map((consent) => [tickKey(consent), !isAllTicked]),
								),
							})
						}
					/>
					<span>
						<Trans>Agree to all</Trans>
					</span>
				</label>
			)}
			<ul>
				{consents.map((consent, at) => {
					const isMissing = missing.includes(consent.consent_id);
					// Without the host's id, which may have a space: aria-describedby would read it as two ids.
					const warning = `${base}-${at}`;
					const title = titleOf(consent);
					return (
						<li key={consent.consent_id} className={styles.item}>
							<label className={styles.box}>
								<input
									type="checkbox"
									className={checkbox.box}
									checked={isTicked(consent, ticks)}
									disabled={busy || isConsentLocked(consent)}
									required={consent.is_required}
									aria-invalid={isMissing || undefined}
									aria-describedby={isMissing ? warning : undefined}
									onChange={({ target }) =>
										onChange({ ...ticks, [tickKey(consent)]: target.checked })
									}
								/>
								<span>
									<span className="strong">
										<PhraseWrap>{title}</PhraseWrap>
									</span>{" "}
									<span className="soft-12">
										{consent.is_required ? (
											<Trans>Required</Trans>
										) : (
											<Trans>Optional</Trans>
										)}
									</span>{" "}
									{consent.is_new_updated && (
										<Badge tone="accent">
											<Trans>Updated</Trans>
										</Badge>
									)}
								</span>
							</label>
							{isMissing && (
								<p id={warning} className={`${field.error} ${styles.warning}`}>
									<CircleAlert size={16} />
									<Trans>Please agree to this to go on</Trans>
								</p>
							)}
							<details className={styles.words}>
								<summary className={styles.read} aria-label={t`Read: ${title}`}>
									<Trans>Read</Trans>
									<ChevronDown size={18} />
								</summary>
								<RichText
									html={localized(consent.content_th, consent.content_en)}
								/>
							</details>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
