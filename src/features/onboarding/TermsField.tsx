// The terms of the register form: how many are agreed to, and the sheet that needs all required ones (3 §5 Terms).
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import failureClass from "../../components/pages/FailureMessage.module.css";
import type { Consent } from "../../contract/article";
import {
	type ConsentTicks,
	canAccept,
	isTicked,
	missingConsents,
} from "../../domain/member/consents";
import type { RegisterForm } from "../../domain/member/registerForm";
import { Button } from "../../ui/form/Button";
import { Sheet } from "../../ui/overlay/Sheet";
import type { ModalProps } from "../../ui/overlay/useModal";
import styles from "./onboarding.module.css";
import { TermsList } from "./TermsList";
import { useMissingTerms } from "./useMissingTerms";

/** `onOpen` opens the sheet. */
export function TermsField({
	control,
	consents,
	onOpen,
}: {
	control: Control<RegisterForm>;
	consents: readonly Consent[];
	onOpen: () => void;
}) {
	const { field, fieldState } = useController({ control, name: "ticks" });
	const errorId = useId();
	const { value: ticks } = field;
	const isMissing = fieldState.error !== undefined;
	const agreed = consents.filter((it) => isTicked(it, ticks)).length;
	const all = consents.length;
	return (
		<>
			<button
				ref={field.ref}
				type="button"
				className={styles.terms}
				data-error={isMissing || undefined}
				aria-describedby={isMissing ? errorId : undefined}
				onClick={onOpen}
			>
				<span className={styles.termsName}>
					<Trans>Terms and conditions</Trans>
				</span>
				<span className={styles.hint}>
					{missingConsents(consents, ticks).length > 0 ? (
						<Trans>Read and agree</Trans>
					) : (
						<Trans>
							Agreed to {agreed} of {all}
						</Trans>
					)}
				</span>
			</button>
			{isMissing && (
				<p id={errorId} className={failureClass.failure}>
					<Trans>Please agree to every required term</Trans>
				</p>
			)}
		</>
	);
}

/** Stands outside the form: Enter on one of its boxes would send the form. */
export function TermsSheet({
	consents,
	ticks,
	onChange,
	...modal
}: ModalProps & {
	consents: readonly Consent[];
	ticks: ConsentTicks;
	onChange: (ticks: ConsentTicks) => void;
}) {
	const { t } = useLingui();
	const { missing, list, check, correct } = useMissingTerms();
	return (
		<Sheet
			tall
			{...modal}
			label={t`Terms and conditions`}
			bar={
				<>
					<Button
						block
						disabled={!canAccept(consents, ticks)}
						onClick={() => {
							if (check(consents, ticks)) modal.onClose();
						}}
					>
						<Trans>Accept</Trans>
					</Button>
					<Button block kind="text" onClick={modal.onClose}>
						<Trans>Close</Trans>
					</Button>
				</>
			}
		>
			<h2 className={styles.title}>
				<Trans>Terms and conditions</Trans>
			</h2>
			<TermsList
				ref={list}
				consents={consents}
				ticks={ticks}
				missing={missing}
				onChange={(next) => {
					correct(next);
					onChange(next);
				}}
			/>
		</Sheet>
	);
}
