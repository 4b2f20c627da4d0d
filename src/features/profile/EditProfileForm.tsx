// The profile form: validation, confirmation, save (3 §4, 3 §5).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import { FailureLine } from "../../components/lists/FailureLine";
import type { Customer } from "../../contract/customer";
import { maskedMobile } from "../../domain/member/mobileNumber";
import { sanitizeName } from "../../domain/member/personName";
import {
	isEmailFixed,
	isProfileChanged,
	normalizeProfile,
	type ProfileError,
	type ProfileField,
	type ProfileForm,
	profileFormOf,
	validateProfile,
} from "../../domain/member/profileForm";
import { formatBirthDate } from "../../domain/member/validity";
import { confirm } from "../../platform/browser/dialogs";
import { useLocale } from "../../platform/i18n/locale";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { dropDraft, readDraft, saveDraft } from "../../platform/storage/draft";
import { profileMutations } from "../../queries/profile";
import { Button } from "../../ui/form/Button";
import { Field } from "../../ui/form/Field";
import styles from "./Profile.module.css";

/** Key and form of the draft. */
const draftName = "profile";
const draft = v.object({
	firstname: v.string(),
	lastname: v.string(),
	email: v.string(),
});

export function EditProfileForm({
	customer,
	onSaved,
}: {
	customer: Customer;
	onSaved: () => unknown;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const before = profileFormOf(customer);
	const [form, setForm] = useState<ProfileForm>(
		() => readDraft(draftName, draft) ?? before,
	);
	const [errors, setErrors] = useState<
		Partial<Record<ProfileField, ProfileError>>
	>({});
	const element = useRef<HTMLFormElement>(null);
	const save = useMutation(profileMutations.edit());
	const changed = isProfileChanged(form, before);
	const isEmailReadOnly = isEmailFixed(customer);
	useUpdateLock(changed);

	const sentences = {
		firstname: { empty: t`Please enter your name`, email: "" },
		lastname: { empty: t`Please enter your last name`, email: "" },
		email: {
			empty: t`Please enter your email`,
			email: t`Please enter an email such as name@example.com`,
		},
	};
	const field = (name: ProfileField) => {
		const error = errors[name];
		return {
			value: form[name],
			problem: error && sentences[name][error],
			onChange: ({ target }: { target: HTMLInputElement }) => {
				const typed =
					name === "email" ? target.value : sanitizeName(target.value);
				const next = { ...form, [name]: typed };
				setForm(next);
				setErrors(({ [name]: _, ...others }) => others);
				saveDraft(draftName, next);
			},
		};
	};
	async function submit(event: FormEvent) {
		event.preventDefault();
		if (!changed || save.isPending) return;
		const found = validateProfile(form);
		if (Object.keys(found).length > 0) {
			flushSync(() => setErrors(found));
			element.current
				?.querySelector<HTMLElement>("[aria-invalid='true']")
				?.focus();
			return;
		}
		const isConfirmed = await confirm({
			variant: "default",
			title: msg`Save these changes?`,
			description: msg`Your name is shown on your member card and in the game's ranking.`,
			confirmLabel: msg`Save`,
			showClose: true,
		});
		if (!isConfirmed) return;
		save.mutate(
			{ customer, change: normalizeProfile(form) },
			{
				onSuccess: () => {
					dropDraft(draftName);
					void onSaved();
				},
			},
		);
	}
	return (
		<form ref={element} noValidate className={styles.form} onSubmit={submit}>
			<div className={styles.fields}>
				<Field
					label={t`First name`}
					autoComplete="given-name"
					{...field("firstname")}
				/>
				<Field
					label={t`Last name`}
					autoComplete="family-name"
					{...field("lastname")}
				/>
				<Field
					label={t`Email`}
					type="email"
					autoComplete="email"
					maxLength={200}
					readOnly={isEmailReadOnly}
					{...field("email")}
				/>
				<Field
					label={t`Mobile number`}
					readOnly
					value={maskedMobile(customer.mobileno)}
				/>
				<Field
					label={t`Birth date`}
					readOnly
					value={formatBirthDate(customer.date_of_birth, locale)}
					hint={
						isEmailReadOnly
							? t`The email, mobile number and birth date cannot be changed here. Our call center can help.`
							: t`The mobile number and birth date cannot be changed here. Our call center can help.`
					}
				/>
			</div>
			<div className={styles.bar}>
				<FailureLine failure={save.error} />
				<Button block type="submit" disabled={!changed} busy={save.isPending}>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</form>
	);
}
