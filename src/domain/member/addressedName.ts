// How a page addresses a person (3 §3 firstname).
import type { Locale } from "../text/localized";
import { amongThai } from "../text/thaiText";

/** In Thai after คุณ, from which a space parts a name in Latin letters. */
export function addressedName(firstname: string, locale: Locale): string {
	if (locale !== "th") return firstname;
	return `คุณ${amongThai(firstname)}`.trimEnd();
}
