// The props of the field of an email, in the registration and in the profile (3 §5).
import { useLingui } from "@lingui/react/macro";

export function useEmailField() {
	const { t } = useLingui();
	return {
		name: "email",
		required: true,
		label: t`Email`,
		type: "email",
		autoComplete: "email",
		maxLength: 200,
		problems: {
			empty: t`Please enter your email`,
			email: t`Please enter an email such as name@example.com`,
		},
	} as const;
}
