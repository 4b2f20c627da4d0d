// Name, birth date, number and email of a registration; legacy customers fill in missing fields only (3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { useMemberFields } from "../../components/pages/useMemberFields";
import { addressedName } from "../../domain/member/addressedName";
import { formatMobile } from "../../domain/member/mobileNumber";
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

/** `knownEmail`: the profile's, "" for none; `busy`: the registration is being sent, and what is typed now would be lost. */
export function RegisterFields({
	form,
	parts: { draft, dispatch },
	knownEmail,
	busy,
}: {
	form: UseFormReturn<RegisterForm, unknown, RegisterForm>;
	parts: HomeFlowParts;
	knownEmail: string;
	busy: boolean;
}) {
	const { t } = useLingui();
	const { control } = form;
	const fields = useMemberFields();
	const { legacy, mobile } = draft;
	const { firstname, birth } = draft.form;
	const who = addressedName(firstname, useLocale());
	const asked = fieldsToAsk(legacy, knownEmail);
	const field = { control, readOnly: busy };
	return (
		<>
			{onlyTermsLeft(legacy, knownEmail) && (
				<p className="soft">
					<PhraseWrap>
						{t`Welcome back, ${who}. We already have your details: only the terms are left.`}
					</PhraseWrap>
				</p>
			)}
			{asked.includes("firstname") && (
				<FormField {...field} {...fields.firstname} />
			)}
			{asked.includes("lastname") && (
				<FormField {...field} {...fields.lastname} />
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
						disabled={busy}
						onClick={() => dispatch({ name: "back" })}
					>
						<Trans>Change</Trans>
					</button>
				</dd>
			</dl>
			{asked.includes("email") ? (
				<FormField {...field} {...fields.email} />
			) : (
				<dl className={styles.fact}>
					<dt>
						<Trans>Email</Trans>
					</dt>
					<dd>
						<EmailAddress>{knownEmail}</EmailAddress>
					</dd>
				</dl>
			)}
		</>
	);
}
