// The terms of the register form: how many are agreed to (3 §5 Terms).
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import failureClass from "../../components/pages/FailureMessage.module.css";
import type { Consent } from "../../contract/article";
import { isTicked, missingConsents } from "../../domain/member/consents";
import type { RegisterForm } from "../../domain/member/registerForm";
import styles from "./onboarding.module.css";

/** `onOpen` opens their sheet. */
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
