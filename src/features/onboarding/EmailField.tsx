// The email of the register form; read-only where the sign-in has one (3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "../../ui/form/Field";
import styles from "./onboarding.module.css";

export function EmailField({
	email,
	isAsked,
	isWrong,
	onChange,
}: {
	email: string;
	isAsked: boolean;
	isWrong: boolean;
	onChange: (email: string) => void;
}) {
	const { t } = useLingui();
	if (!isAsked)
		return (
			<dl className={styles.fact}>
				<dt>
					<Trans>Email</Trans>
				</dt>
				<dd>{email}</dd>
			</dl>
		);
	const problem =
		email.trim() === ""
			? t`Please enter your email`
			: t`Please enter an email such as name@example.com`;
	return (
		<Field
			label={t`Email`}
			type="email"
			autoComplete="email"
			maxLength={200}
			value={email}
			problem={isWrong ? problem : undefined}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}
