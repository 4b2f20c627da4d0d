// A text that the server has in one language only, with `lang` for a Thai text on an English page.
import { hasThai } from "../../domain/text/thaiText";
import { useLocale } from "../../platform/i18n/locale";

export function ServerText({ children }: { children: string }) {
	const locale = useLocale();
	return locale !== "th" && hasThai(children) ? (
		<span lang="th">{children}</span>
	) : (
		children
	);
}
