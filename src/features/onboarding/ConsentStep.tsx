// consenting: name, birth date, number, email and terms; legacy customers fill in missing fields only (3 §2, 3 §4, 3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslated } from "../../components/cards/useTranslated";
import { missingConsents } from "../../domain/member/consents";
import { formatMobile } from "../../domain/member/mobileNumber";
import { sanitizeName } from "../../domain/member/personName";
import { submitProblem } from "../../domain/member/registerFailure";
import {
	askedFields,
	type RegisterField,
	type RegisterForm,
	registerRequest,
	validateRegistration,
	withEmail,
} from "../../domain/member/registerForm";
import { registrationMutations } from "../../queries/registration";
import { termsQueries } from "../../queries/terms";
import { Button } from "../../ui/form/Button";
import { Field } from "../../ui/form/Field";
import { BirthDateFields } from "./BirthDateFields";
import { EmailField } from "./EmailField";
import styles from "./onboarding.module.css";
import { SelectConditions } from "./SelectConditions";
import { TermsLoading } from "./TermsLoading";
import type { HomeFlowParts } from "./useHomeFlow";

export function ConsentStep({ parts }: { parts: HomeFlowParts }) {
	const { t } = useLingui();
	const text = useTranslated();
	const { draft, profile, change, dispatch } = parts;
	const { legacy, mobile } = draft;
	const known = profile?.email ?? "";
	const form = withEmail(draft.form, known);
	const terms = useQuery({ ...termsQueries.list(), staleTime: 0 });
	const register = useMutation(registrationMutations.register());
	const [errors, setErrors] = useState<readonly RegisterField[]>([]);
	const [selecting, setSelecting] = useState(false);
	const element = useRef<HTMLFormElement>(null);
	const errorId = useId();
	const asked = askedFields(legacy, known);
	const consents = terms.data;
	const who = form.firstname;

	function set(next: Partial<RegisterForm>, field: RegisterField) {
		setErrors((before) => before.filter((it) => it !== field));
		change({ form: { ...form, ...next } });
	}
	function submit(event: FormEvent) {
		event.preventDefault();
		if (!consents || !profile || register.isPending) return;
		const found = validateRegistration(form, consents);
		flushSync(() => setErrors(found));
		if (found.length > 0) {
			element.current
				?.querySelector<HTMLElement>("[aria-invalid='true'], [data-error]")
				?.focus();
			return;
		}
		const request = registerRequest(form, mobile, consents);
		const email = form.email.trim();
		register.mutate(
			{ request, customer: profile, email },
			{
				onSuccess: () => dispatch({ name: "registered" }),
				// The verification is used up or too old, so the number is verified again.
				onSettled: (_reply, failure) => {
					if (!failure || failure.reason === "status") change({ proven: "" });
				},
			},
		);
	}
	const name = (field: "firstname" | "lastname", problem: string) => ({
		value: form[field],
		problem: errors.includes(field) ? problem : undefined,
		maxLength: 100,
		onChange: ({ target }: { target: HTMLInputElement }) =>
			set({ [field]: sanitizeName(target.value) }, field),
	});
	if (!consents) return <TermsLoading load={terms} />;
	const agreed = consents.filter((it) => form.ticks[it.consent_id]).length;
	const all = consents.length;
	const failure = register.error && submitProblem(register.error);
	const isOpen = missingConsents(consents, form.ticks).length > 0;
	return (
		<form ref={element} noValidate className={styles.step} onSubmit={submit}>
			{legacy && asked.length === 1 && (
				<p className={styles.text}>
					{t`Welcome back, ${who}. We know you already: only the terms are left.`}
				</p>
			)}
			{asked.includes("firstname") && (
				<Field
					label={t`First name`}
					autoComplete="given-name"
					{...name("firstname", t`Please enter your first name`)}
				/>
			)}
			{asked.includes("lastname") && (
				<Field
					label={t`Last name`}
					autoComplete="family-name"
					{...name("lastname", t`Please enter your last name`)}
				/>
			)}
			{asked.includes("birth") && (
				<BirthDateFields
					date={form.birth}
					isMissing={errors.includes("birth")}
					onChange={(birth) => set({ birth }, "birth")}
				/>
			)}
			<dl className={styles.fact}>
				<dt>
					<Trans>Mobile number</Trans>
				</dt>
				<dd>
					{formatMobile(mobile)}
					<button
						type="button"
						className={styles.link}
						onClick={() => dispatch({ name: "back" })}
					>
						<Trans>Change</Trans>
					</button>
				</dd>
			</dl>
			<EmailField
				email={form.email}
				isAsked={asked.includes("email")}
				isWrong={errors.includes("email")}
				onChange={(email) => set({ email }, "email")}
			/>
			<button
				type="button"
				className={styles.terms}
				data-error={errors.includes("terms") || undefined}
				aria-describedby={errors.includes("terms") ? errorId : undefined}
				onClick={() => setSelecting(true)}
			>
				<span className={styles.termsName}>
					<Trans>Terms and conditions</Trans>
				</span>
				<span className={styles.hint}>
					{isOpen ? (
						<Trans>Read and agree</Trans>
					) : (
						<Trans>
							Agreed to {agreed} of {all}
						</Trans>
					)}
				</span>
			</button>
			{errors.includes("terms") && (
				<p id={errorId} role="alert" className={styles.problem}>
					<Trans>Please agree to every required term</Trans>
				</p>
			)}
			{failure && (
				<p role="alert" className={styles.problem}>
					{text(failure)}
				</p>
			)}
			<div className={styles.end}>
				<Button block type="submit" busy={register.isPending}>
					<Trans>Register</Trans>
				</Button>
			</div>
			<SelectConditions
				open={selecting}
				consents={consents}
				ticks={form.ticks}
				onTick={(ticks) => set({ ticks }, "terms")}
				onClose={() => setSelecting(false)}
			/>
		</form>
	);
}
