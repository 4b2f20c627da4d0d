// References of articles, banners, notifications and surveys that stand for none (2 §5, 3 §5).
import { trimInvisible } from "../text/trimInvisible";

const nothing = ["", "null", "0", "-"];

/** The trimmed reference; "" for none. */
export const emptyIfPlaceholder = (text: string): string => {
	const reference = trimInvisible(text);
	return nothing.includes(reference.toLowerCase()) ? "" : reference;
};
