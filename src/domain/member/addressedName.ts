// How a page addresses a person (3 §3 firstname).
import type { Locale } from "../text/localized";
import { amongThai } from "../text/thaiText";

/** Returns the first name, in Thai after คุณ and with a space between it and a name in Latin letters. */
export function addressedName(firstname: string, locale: Locale): string {
	if (locale !== "th") return firstname;
	return `คุณ${amongThai(firstname)}`.trimEnd();
}
