// consenting: the form with the person's data and the terms (3 §2, 3 §4, 3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { RetryButton } from "../../components/lists/RetryButton";
import { FailureMessage } from "../../components/pages/FailureMessage";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import type { Consent } from "../../contract/terms";
import { isTicked, missingConsents } from "../../domain/member/consents";
import {
	type RegisterForm,
	registerRequest,
	registerSchema,
} from "../../domain/member/registerForm";
import { ApiFailure, isRetryable } from "../../platform/http/apiFailure";
import { registrationMutations } from "../../queries/registration";
import { termsQueries } from "../../queries/terms";
import { Button } from "../../ui/form/Button";
import fieldStyles from "../../ui/form/Field.module.css";
import { useSchemaForm } from "../../ui/form/useSchemaForm";
import styles from "./onboarding.module.css";
import { RegisterFields } from "./RegisterFields";
import { TermsSheet } from "./TermsSheet";
import type { HomeFlowParts } from "./useHomeFlow";

export function ConsentStep({ parts }: { parts: HomeFlowParts }) {
	const terms = useQuery({ ...termsQueries.list(), staleTime: 0 });
	if (terms.data) return <ConsentForm parts={parts} consents={terms.data} />;
	return terms.isError && !terms.isFetching ? (
		<div className={styles.step}>
			<p role="alert" className="soft">
				<Trans>The terms could not be loaded.</Trans>
			</p>
			<div className={styles.end}>
				<RetryButton query={terms} />
			</div>
		</div>
	) : (
		<LoadingBoxes className={styles.step} count={4} height={76} radius={14} />
	);
}

function ConsentForm({
	parts,
	consents,
}: {
	parts: HomeFlowParts;
	consents: readonly Consent[];
}) {
	const { t } = useLingui();
	const { draft, profile, change, dispatch } = parts;
	const knownEmail = profile?.email ?? "";
	const register = useMutation(registrationMutations.register());
	const form = useSchemaForm(
		registerSchema(consents, knownEmail),
		draft.form,
		(values) => {
			change({ form: values });
			register.reset();
		},
	);
	const { control, handleSubmit, setValue } = form;
	const [areTermsOpen, setTermsOpen] = useState(false);
	const closeTerms = () => setTermsOpen(false);

	async function submit(values: RegisterForm) {
		if (!profile || register.isPending) return;
		const request = registerRequest(values, draft.mobile, consents);
		try {
			// The mutation gets all that it needs, since the sheet may be closed before the reply.
			const { email } = values;
			await register.mutateAsync({ request, customer: profile, email });
			dispatch({ name: "registered" });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (isRetryable(failure)) return;
		}
		// The verification was used or is too old, so the next attempt verifies the number again.
		change({ proven: "" });
	}
	return (
		<>
			<form noValidate className={styles.step} onSubmit={handleSubmit(submit)}>
				<RegisterFields
					form={form}
					parts={parts}
					knownEmail={knownEmail}
					busy={register.isPending}
				/>
				{consents.length > 0 && (
					<TermsField
						control={control}
						consents={consents}
						busy={register.isPending}
						onOpen={() => setTermsOpen(true)}
					/>
				)}
				<FailureMessage failure={register.error} />
				<div className={styles.end}>
					<Button type="submit" busy={register.isPending}>
						<Trans>Register</Trans>
					</Button>
				</div>
			</form>
			{/* Outside the form, because Enter on one of its checkboxes would submit the form. */}
			<TermsSheet
				open={areTermsOpen}
				label={t`Terms and conditions`}
				title={<Trans>Terms and conditions</Trans>}
				acceptLabel={<Trans>Accept</Trans>}
				closeLabel={<Trans>Close</Trans>}
				consents={consents}
				ticks={draft.form.ticks}
				onChange={(ticks) => setValue("ticks", ticks)}
				onAccept={closeTerms}
				onClose={closeTerms}
			/>
		</>
	);
}

/** The button that says how many terms are agreed to; `onOpen` opens the sheet of the terms. */
function TermsField({
	control,
	consents,
	busy,
	onOpen,
}: {
	control: Control<RegisterForm>;
	consents: readonly Consent[];
	busy: boolean;
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
				disabled={busy}
				data-error={isMissing || undefined}
				aria-describedby={isMissing ? errorId : undefined}
				onClick={onOpen}
			>
				<span className="strong leading-line">
					<Trans>Terms and conditions</Trans>
				</span>
				<span className="soft-12 leading-line">
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
				<p id={errorId} className={fieldStyles.error}>
					<CircleAlert size={16} />
					<Trans>Please agree to every required term</Trans>
				</p>
			)}
		</>
	);
}
