// The profile form: validation, confirmation, save (3 §4, 3 §5).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import type { Customer } from "../../contract/customer";
import { maskedMobile } from "../../domain/member/mobileNumber";
import { sanitizeName } from "../../domain/member/personName";
import {
	isEmailFixed,
	isProfileChanged,
	normalizeProfile,
	type ProfileForm,
	profileChange,
	profileFields,
	profileFormOf,
	profileSchema,
	rebaseProfile,
} from "../../domain/member/profileForm";
import { formatBirthDate } from "../../domain/member/validity";
import { confirm } from "../../platform/browser/dialogs";
import { useLocale } from "../../platform/i18n/locale";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { dropDraft, readDraft, saveDraft } from "../../platform/storage/draft";
import { profileMutations } from "../../queries/profile";
import { Button } from "../../ui/form/Button";
import { FormField } from "../../ui/form/FormField";
import { ReadOnlyField } from "../../ui/form/ReadOnlyField";
import { useSchemaForm } from "../../ui/form/useSchemaForm";
import { EmailAddress } from "../../ui/layout/EmailAddress";

const draftName = "profile";
const fields = v.object({
	firstname: v.string(),
	lastname: v.string(),
	email: v.string(),
});
/** The typed values, and the profile that they were begun from. */
const profileDraft = v.object({ ...fields.entries, before: fields });

/** The typed values of a reload; registered ones where the profile has changed since, or a field cannot be edited. */
function beginForm(before: ProfileForm, isEmailReadOnly: boolean): ProfileForm {
	const draft = readDraft(draftName, profileDraft);
	if (!draft || isProfileChanged(draft.before, before)) return before;
	const { firstname, lastname, email } = draft;
	return { firstname, lastname, email: isEmailReadOnly ? before.email : email };
}

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
	const isEmailReadOnly = isEmailFixed(customer);
	/** The profile that the fields were filled from. */
	const filledFrom = useRef(before);
	const [begun] = useState(() => beginForm(before, isEmailReadOnly));
	const keepDraft = (values: ProfileForm) =>
		saveDraft(draftName, { ...values, before: filledFrom.current });
	const { control, handleSubmit, watch, getValues, setValue } = useSchemaForm(
		profileSchema,
		begun,
		keepDraft,
	);
	const save = useMutation(profileMutations.edit());
	const changed = isProfileChanged(watch(), before);
	useUpdateLock(changed);
	const { firstname, lastname, email } = before;
	const followProfile = useEffectEvent((newer: ProfileForm) => {
		if (!isProfileChanged(newer, filledFrom.current)) return;
		const form = getValues();
		const next = rebaseProfile(form, filledFrom.current, newer);
		if (isEmailReadOnly) next.email = newer.email;
		filledFrom.current = newer;
		const typed = normalizeProfile(form);
		for (const field of profileFields)
			if (normalizeProfile(next)[field] !== typed[field])
				setValue(field, next[field]);
		if (isProfileChanged(next, newer)) keepDraft(getValues());
	});
	// The profile may change elsewhere while the form is open.
	useEffect(
		() => followProfile({ firstname, lastname, email }),
		[firstname, lastname, email],
	);

	async function submit(values: ProfileForm) {
		if (!changed || save.isPending) return;
		const isConfirmed = await confirm({
			variant: "default",
			title: msg`Save these changes?`,
			description: msg`Your name is shown on your member card and in the game’s ranking.`,
			confirmLabel: msg`Save`,
			showClose: true,
		});
		if (!isConfirmed) return;
		save.mutate(
			{ customer, change: profileChange(values, before) },
			{
				onSuccess: () => {
					dropDraft(draftName);
					void onSaved();
				},
			},
		);
	}
	return (
		<form noValidate className={layout.form} onSubmit={handleSubmit(submit)}>
			<div className={layout.fields}>
				<FormField
					control={control}
					name="firstname"
					required
					label={t`First name`}
					autoComplete="given-name"
					clean={sanitizeName}
					problems={{ empty: t`Please enter your name` }}
				/>
				<FormField
					control={control}
					name="lastname"
					required
					label={t`Last name`}
					autoComplete="family-name"
					clean={sanitizeName}
					problems={{ empty: t`Please enter your last name` }}
				/>
				{isEmailReadOnly ? (
					<ReadOnlyField label={t`Email`}>
						<EmailAddress>{before.email}</EmailAddress>
					</ReadOnlyField>
				) : (
					<FormField
						control={control}
						name="email"
						required
						label={t`Email`}
						type="email"
						autoComplete="email"
						maxLength={200}
						problems={{
							empty: t`Please enter your email`,
							email: t`Please enter an email such as name@example.com`,
						}}
					/>
				)}
				<ReadOnlyField label={t`Mobile number`}>
					{maskedMobile(customer.mobileno)}
				</ReadOnlyField>
				<ReadOnlyField
					label={t`Birth date`}
					hint={
						isEmailReadOnly
							? t`The email, mobile number and birth date cannot be changed here. Our call centre can help.`
							: t`The mobile number and birth date cannot be changed here. Our call centre can help.`
					}
				>
					{formatBirthDate(customer.date_of_birth, locale)}
				</ReadOnlyField>
			</div>
			<div className={layout.bar}>
				<FailureMessage failure={save.error} />
				<Button block type="submit" disabled={!changed} busy={save.isPending}>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</form>
	);
}
