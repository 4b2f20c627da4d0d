// The success popup of an exercise (2 §4 'used privilege').
import { msg } from "@lingui/core/macro";
import type { Confirmation } from "../../../domain/app/confirmation";
import type { CodeCard } from "../../../domain/code/codeCard";
import { formatDateTime } from "../../../domain/text/dates";

/** `at` in ms. */
export function privilegeUsedDialog(card: CodeCard, at: number): Confirmation {
	const lines = (name: string, brand: string, moment: string) =>
		[[name, brand].filter(Boolean).join(" · "), moment]
			.filter(Boolean)
			.join("\n");
	const { reward_name, reward_name_en, brand_name_th, brand_name_en } = card;
	return {
		variant: "success",
		title: msg`Privilege used`,
		description: {
			th: lines(
				reward_name || reward_name_en,
				brand_name_th || brand_name_en,
				formatDateTime(at, "th"),
			),
			en: lines(
				reward_name_en || reward_name,
				brand_name_en || brand_name_th,
				formatDateTime(at, "en-US"),
			),
		},
		confirmLabel: msg`Done`,
	};
}
