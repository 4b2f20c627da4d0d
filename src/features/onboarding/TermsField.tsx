// The terms of the register form: how many are agreed to, and the sheet that needs all required ones (3 §5 Terms).
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import failureClass from "../../components/pages/FailureMessage.module.css";
import type { Consent } from "../../contract/article";
import {
	canAccept,
	isTicked,
	missingConsents,
} from "../../domain/member/consents";
import type { RegisterForm } from "../../domain/member/registerForm";
import { Button } from "../../ui/form/Button";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./onboarding.module.css";
import { TermsList } from "./TermsList";
import { useMissingTerms } from "./useMissingTerms";

export function TermsField({
	control,
	consents,
}: {
	control: Control<RegisterForm>;
	consents: readonly Consent[];
}) {
	const { t } = useLingui();
	const { field, fieldState } = useController({ control, name: "ticks" });
	const [selecting, setSelecting] = useState(false);
	const { missing, list, check, correct } = useMissingTerms();
	const errorId = useId();
	const { value: ticks } = field;
	const isMissing = fieldState.error !== undefined;
	const agreed = consents.filter((it) => isTicked(it, ticks)).length;
	const all = consents.length;
	const close = () => setSelecting(false);
	function accept() {
		if (check(consents, ticks)) close();
	}
	return (
		<>
			<button
				ref={field.ref}
				type="button"
				className={styles.terms}
				data-error={isMissing || undefined}
				aria-describedby={isMissing ? errorId : undefined}
				onClick={() => setSelecting(true)}
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
			<Sheet
				tall
				open={selecting}
				onClose={close}
				label={t`Terms and conditions`}
				bar={
					<>
						<Button
							block
							disabled={!canAccept(consents, ticks)}
							onClick={accept}
						>
							<Trans>Accept</Trans>
						</Button>
						<Button block kind="text" onClick={close}>
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
						field.onChange(next);
					}}
				/>
			</Sheet>
		</>
	);
}
