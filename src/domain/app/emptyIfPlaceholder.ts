// References of articles, banners, notifications and surveys that stand for none (2 §5, 3 §5).
import { toTextOrNone } from "../../contract/fields";

/** The trimmed reference; "" for none. */
export const emptyIfPlaceholder = (text: string): string =>
	toTextOrNone(text).trim();
