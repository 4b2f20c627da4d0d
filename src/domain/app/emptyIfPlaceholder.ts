// Recognises the placeholders that articles, banners, notifications and surveys have instead of a reference (2 §5, 3 §5).
import { trimInvisible } from "../text/trimInvisible";

const placeholders = ["", "null", "0", "-"];

/** Returns the trimmed reference; "" for a placeholder. */
export const emptyIfPlaceholder = (text: string): string => {
	const reference = trimInvisible(text);
	return placeholders.includes(reference.toLowerCase()) ? "" : reference;
};
