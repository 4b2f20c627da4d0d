// Name, birth date, number and email of a registration; legacy customers fill in missing fields only (3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { useEmailField } from "../../components/pages/useEmailField";
import { addressedName } from "../../domain/member/addressedName";
import { formatMobile } from "../../domain/member/mobileNumber";
import { sanitizeName } from "../../domain/member/personName";
import {
	fieldsToAsk,
	onlyTermsLeft,
	type RegisterForm,
} from "../../domain/member/registerForm";
import { useLocale } from "../../platform/i18n/locale";
import { FormField } from "../../ui/form/FormField";
import { EmailAddress } from "../../ui/layout/EmailAddress";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { BirthDateFields } from "./BirthDateFields";
import styles from "./onboarding.module.css";
import type { HomeFlowParts } from "./useHomeFlow";

/** `known`: the profile's email, "" for none; `busy`: it is being sent, and what is typed now would be lost. */
export function RegisterFields({
	form,
	parts: { draft, dispatch },
	known,
	busy,
}: {
	form: UseFormReturn<RegisterForm, unknown, RegisterForm>;
	parts: HomeFlowParts;
	known: string;
	busy: boolean;
}) {
	const { t } = useLingui();
	const { control } = form;
	const emailField = useEmailField();
	const { legacy, mobile } = draft;
	const { firstname, birth } = draft.form;
	const who = addressedName(firstname, useLocale());
	const asked = fieldsToAsk(legacy, known);
	const field = { control, readOnly: busy };
	const nameField = { ...field, clean: sanitizeName };
	return (
		<>
			{onlyTermsLeft(legacy, known) && (
				<p className={styles.text}>
					<PhraseWrap>
						{t`Welcome back, ${who}. We already have your details: only the terms are left.`}
					</PhraseWrap>
				</p>
			)}
			{asked.includes("firstname") && (
				<FormField
					{...nameField}
					name="firstname"
					required
					label={t`First name`}
					autoComplete="given-name"
					problems={{ empty: t`Please enter your first name` }}
				/>
			)}
			{asked.includes("lastname") && (
				<FormField
					{...nameField}
					name="lastname"
					required
					label={t`Last name`}
					autoComplete="family-name"
					problems={{ empty: t`Please enter your last name` }}
				/>
			)}
			{asked.includes("birth") && (
				<BirthDateFields form={form} date={birth} busy={busy} />
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
						aria-label={t`Change the mobile number`}
						onClick={() => dispatch({ name: "back" })}
					>
						<Trans>Change</Trans>
					</button>
				</dd>
			</dl>
			{asked.includes("email") ? (
				<FormField {...field} {...emailField} />
			) : (
				<dl className={styles.fact}>
					<dt>
						<Trans>Email</Trans>
					</dt>
					<dd>
						<EmailAddress>{known}</EmailAddress>
					</dd>
				</dl>
			)}
		</>
	);
}
