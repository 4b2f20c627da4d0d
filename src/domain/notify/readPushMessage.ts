// What a push message of the server says: a text, and the page that it leads to.
import type { PushMessage } from "../../contract/push";
import { inAppPath } from "../app/link";

const codesPath = "/history";

/** Browsers require a notification for each message, also for one that cannot be read. */
const general: PushMessage = {
	title: "Galaxy Gift",
	body: "คูปองของคุณใกล้หมดอายุ · Your coupons expire soon",
	path: codesPath,
	lang: "th",
};

/** The message in what the browser received; the general one where it is damaged. */
export function readPushMessage(given: unknown): PushMessage {
	const { title, body, path, lang } = Object(given);
	if (typeof title !== "string" || title === "" || typeof body !== "string")
		return general;
	return {
		title,
		body,
		path: (typeof path === "string" && inAppPath(path)) || codesPath,
		lang: lang === "en" ? "en" : "th",
	};
}
