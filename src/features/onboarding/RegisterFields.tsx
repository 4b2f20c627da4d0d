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

/** `knownEmail` is the profile's email, "" for none; `busy`: the registration is being sent, so changes would be lost. */
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
	const visibleFields = fieldsToAsk(legacy, knownEmail);
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
			{visibleFields.includes("firstname") && (
				<FormField {...field} {...fields.firstname} />
			)}
			{visibleFields.includes("lastname") && (
				<FormField {...field} {...fields.lastname} />
			)}
			{visibleFields.includes("birth") && (
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
			{visibleFields.includes("email") ? (
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
