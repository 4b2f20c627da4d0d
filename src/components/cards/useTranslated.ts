// A text in the person's language, whether it is the app's own or the server's pair.
import { useLingui } from "@lingui/react";
import type { DialogText } from "../../domain/app/confirmation";
import { localizeValues } from "../../domain/text/bilingual";
import { useLocalized } from "../../platform/i18n/locale";

/** Gives a function from such a text to words. */
export function useTranslated(): (text: DialogText) => string {
	const { _ } = useLingui();
	const localized = useLocalized();
	return (text) =>
		"th" in text
			? localized(text.th, text.en)
			: _({ ...text, values: localizeValues(text.values ?? {}, localized) });
}
