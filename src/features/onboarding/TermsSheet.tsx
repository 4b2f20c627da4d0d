// A sheet of terms to agree to; a required one that a press finds without agreement is marked and gets the focus.
import { Trans, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import {
	type ComponentProps,
	type ReactNode,
	type Ref,
	useId,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
import { useTermTitle } from "../../components/pages/useTermTitle";
import type { Consent } from "../../contract/terms";
import {
	type ConsentTicks,
	canAccept,
	isConsentLocked,
	isTicked,
	missingConsents,
	tickKey,
} from "../../domain/member/consents";
import { useLocalized } from "../../platform/i18n/locale";
import { Badge } from "../../ui/feedback/Badge";
import { Button } from "../../ui/form/Button";
import checkbox from "../../ui/form/Checkbox.module.css";
import field from "../../ui/form/Field.module.css";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { RichText } from "../../ui/media/RichText";
import { Sheet } from "../../ui/overlay/Sheet";
import type { ModalProps } from "../../ui/overlay/useModal";
import styles from "./onboarding.module.css";
import listStyles from "./TermsList.module.css";

export function TermsSheet({
	label,
	title,
	text,
	error,
	acceptLabel,
	closeLabel,
	busy = false,
	consents,
	ticks,
	onChange,
	onAccept,
	...modal
}: ModalProps &
	Pick<ComponentProps<typeof TermsList>, "consents" | "ticks" | "onChange"> & {
		label: string;
		title: ReactNode;
		text?: ReactNode;
		/** Why the agreement could not be saved. */
		error?: ReactNode;
		acceptLabel: ReactNode;
		closeLabel: ReactNode;
		/** The agreement is being saved: nothing closes the sheet or changes it. */
		busy?: boolean;
		/** Every required term is agreed to. */
		onAccept: () => void;
	}) {
	const [isMarked, setMarked] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const missing = missingConsents(consents, ticks);
	function accept() {
		if (missing.length === 0) return onAccept();
		flushSync(() => setMarked(true));
		list.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}
	return (
		<Sheet
			tall
			{...modal}
			onClose={busy ? () => undefined : modal.onClose}
			label={label}
			bar={
				<>
					{error}
					<Button
						busy={busy}
						disabled={!canAccept(consents, ticks)}
						onClick={accept}
					>
						{acceptLabel}
					</Button>
					<Button kind="text" disabled={busy} onClick={modal.onClose}>
						{closeLabel}
					</Button>
				</>
			}
		>
			<h2 className={styles.title}>{title}</h2>
			{text && <p className="soft">{text}</p>}
			<TermsList
				ref={list}
				consents={consents}
				ticks={ticks}
				missing={isMarked ? missing : []}
				busy={busy}
				onChange={onChange}
			/>
		</Sheet>
	);
}

/** The terms with checkboxes, expandable texts and errors (3 §2, 3 §4 Terms). */
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
	/** Ids of required terms to mark. */
	missing: readonly string[];
	/** The ticks are being sent: one more would be lost. */
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
				<label className={`${listStyles.box} strong`}>
					<input
						type="checkbox"
						className={checkbox.box}
						checked={isAllTicked}
						disabled={busy}
						onChange={() =>
							onChange({
								...ticks,
								...Object.fromEntries(
									unlocked.map((it) => [tickKey(it), !isAllTicked]),
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
				{consents.map((it) => {
					const isMissing = missing.includes(it.consent_id);
					const warning = `${base}-${it.consent_id}`;
					const title = titleOf(it);
					return (
						<li key={it.consent_id} className={listStyles.item}>
							<label className={listStyles.box}>
								<input
									type="checkbox"
									className={checkbox.box}
									checked={isTicked(it, ticks)}
									disabled={busy || isConsentLocked(it)}
									required={it.is_required}
									aria-invalid={isMissing || undefined}
									aria-describedby={isMissing ? warning : undefined}
									onChange={({ target }) =>
										onChange({ ...ticks, [tickKey(it)]: target.checked })
									}
								/>
								<span>
									<span className="strong">
										<PhraseWrap>{title}</PhraseWrap>
									</span>{" "}
									<span className="soft-12">
										{it.is_required ? (
											<Trans>Required</Trans>
										) : (
											<Trans>Optional</Trans>
										)}
									</span>{" "}
									{it.is_new_updated && (
										<Badge tone="accent">
											<Trans>Updated</Trans>
										</Badge>
									)}
								</span>
							</label>
							{isMissing && (
								<p
									id={warning}
									className={`${field.error} ${listStyles.warning}`}
								>
									<CircleAlert size={16} />
									<Trans>Please agree to this to go on</Trans>
								</p>
							)}
							<details className={listStyles.words}>
								<summary
									className={listStyles.read}
									aria-label={t`Read: ${title}`}
								>
									<Trans>Read</Trans>
									<ChevronDown size={18} />
								</summary>
								<RichText html={localized(it.content_th, it.content_en)} />
							</details>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
