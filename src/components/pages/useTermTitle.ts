// The title of a term, or a default title if the host sends none.
import { useLingui } from "@lingui/react/macro";
import type { Consent } from "../../contract/terms";
import { useLocalized } from "../../platform/i18n/locale";

export function useTermTitle(): (term: Consent) => string {
	const { t } = useLingui();
	const localized = useLocalized();
	return ({ article_title, article_title_en }) =>
		localized(article_title, article_title_en) || t`Terms and conditions`;
}
