// The server's texts in both languages, replaced by a text of the app where they are empty.
import type { LocalizedMessage } from "../../contract/envelope";
import type { DialogText } from "./confirmation";

/** The server's text, or `fallback` where it is empty. */
export const serverText = (
	message: LocalizedMessage,
	fallback: DialogText,
): DialogText => (message.th || message.en ? message : fallback);

/** Like serverText, for the fields `name`_th and `name`_en. */
export function fieldText<Name extends string>(
	fields: Record<`${NoInfer<Name>}_${"th" | "en"}`, string> | null,
	name: Name,
	fallback: DialogText,
): DialogText {
	const th = fields?.[`${name}_th` as const] ?? "";
	const en = fields?.[`${name}_en` as const] ?? "";
	return serverText({ th, en }, fallback);
}
