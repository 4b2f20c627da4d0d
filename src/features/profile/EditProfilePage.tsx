// /profile/edit: editable names, read-only other data (M11, 3 §4, 3 §5).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { BackPage } from "../../components/pages/BackPage";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { useMemberFields } from "../../components/pages/useMemberFields";
import type { Customer } from "../../contract/customer";
import { maskedMobile } from "../../domain/member/mobileNumber";
import {
	type ProfileForm,
	profileChange,
} from "../../domain/member/profileForm";
import { formatBirthDate } from "../../domain/member/validity";
import { confirm } from "../../platform/browser/dialogs";
import { useLocale } from "../../platform/i18n/locale";
import { profileMutations } from "../../queries/profile";
import { Button } from "../../ui/form/Button";
import { FormField } from "../../ui/form/FormField";
import { ReadOnlyField } from "../../ui/form/TextField";
import { EmailAddress } from "../../ui/layout/EmailAddress";
import { FailedProfile, useProfile } from "./useProfile";
import { useProfileForm } from "./useProfileForm";

export default function EditProfilePage() {
	const { t } = useLingui();
	const toProfile = useBack({ to: "/profile" });
	const profile = useProfile();
	return (
		<BackPage title={t`Edit profile`}>
			{profile.data ? (
				<EditProfileForm
					key={profile.data.customer_id}
					customer={profile.data}
					onSaved={toProfile}
				/>
			) : profile.isError ? (
				<FailedProfile query={profile} />
			) : (
				<LoadingBoxes
					className={layout.fields}
					count={5}
					height={80}
					radius={14}
				/>
			)}
		</BackPage>
	);
}

/** The profile form: validation, confirmation, save (3 §4, 3 §5). */
export function EditProfileForm({
	customer,
	onSaved,
}: {
	customer: Customer;
	onSaved: () => unknown;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const save = useMutation(profileMutations.edit());
	const form = useProfileForm(customer, () => {
		// Fields also change when a saved profile arrives, which must not reset a pending save.
		if (!save.isPending) save.reset();
	});
	const { control, before, isChanged, isEmailReadOnly } = form;
	const fields = useMemberFields();
	// Read-only while saving: what is typed then would be lost when the page closes.
	const field = { control, readOnly: save.isPending };

	async function submit(values: ProfileForm) {
		if (!isChanged || save.isPending) return;
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
					form.discardDraft();
					void onSaved();
				},
			},
		);
	}
	return (
		<form
			noValidate
			className={layout.form}
			onSubmit={form.handleSubmit(submit)}
		>
			<div className={layout.fields}>
				<FormField {...field} {...fields.firstname} />
				<FormField {...field} {...fields.lastname} />
				{isEmailReadOnly ? (
					<ReadOnlyField label={t`Email`}>
						<EmailAddress>{before.email}</EmailAddress>
					</ReadOnlyField>
				) : (
					<FormField {...field} {...fields.email} />
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
				<Button type="submit" disabled={!isChanged} busy={save.isPending}>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</form>
	);
}
