// Translates a text of the app or a bilingual text of the server.
import { useLingui } from "@lingui/react";
import type { DialogText } from "../../domain/app/confirmation";
import { localizeValues } from "../../domain/text/bilingual";
import { useLocalized } from "../../platform/i18n/locale";

export function useDialogText(): (text: DialogText) => string {
	const { _ } = useLingui();
	const localized = useLocalized();
	return (text) =>
		"th" in text
			? localized(text.th, text.en)
			: _({ ...text, values: localizeValues(text.values ?? {}, localized) });
}
