// The terms of the register form: a button that opens them, and how many are agreed to (3 §5 Terms).
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import type { Consent } from "../../contract/article";
import { missingConsents } from "../../domain/member/consents";
import type { RegisterForm } from "../../domain/member/registerForm";
import styles from "./onboarding.module.css";
import { SelectConditions } from "./SelectConditions";

export function TermsField({
	control,
	consents,
}: {
	control: Control<RegisterForm>;
	consents: readonly Consent[];
}) {
	const { field, fieldState } = useController({ control, name: "ticks" });
	const [selecting, setSelecting] = useState(false);
	const errorId = useId();
	const { value: ticks } = field;
	const isMissing = fieldState.error !== undefined;
	const agreed = consents.filter((it) => ticks[it.consent_id]).length;
	const all = consents.length;
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
				<p id={errorId} role="alert" className={styles.problem}>
					<Trans>Please agree to every required term</Trans>
				</p>
			)}
			<SelectConditions
				open={selecting}
				consents={consents}
				ticks={ticks}
				onTick={field.onChange}
				onClose={() => setSelecting(false)}
			/>
		</>
	);
}
