// The props of the fields that the registration and the profile share: names and email (3 §5).
import { useLingui } from "@lingui/react/macro";
import { sanitizeName } from "../../domain/member/personName";
import { noAutoCorrect } from "../../ui/form/noAutoCorrect";

export function useMemberFields() {
	const { t } = useLingui();
	return {
		firstname: {
			name: "firstname",
			required: true,
			label: t`First name`,
			autoComplete: "given-name",
			...noAutoCorrect,
			clean: sanitizeName,
			errorTexts: { empty: t`Please enter your name` },
		},
		lastname: {
			name: "lastname",
			required: true,
			label: t`Last name`,
			autoComplete: "family-name",
			...noAutoCorrect,
			clean: sanitizeName,
			errorTexts: { empty: t`Please enter your last name` },
		},
		email: {
			name: "email",
			required: true,
			label: t`Email`,
			type: "email",
			autoComplete: "email",
			maxLength: 200,
			errorTexts: {
				empty: t`Please enter your email`,
				email: t`Please enter an email such as name@example.com`,
			},
		},
	} as const;
}
