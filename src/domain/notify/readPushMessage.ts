// What a push message of the server says: a text, and the page that it leads to.
import type { PushMessage } from "../../contract/push";
import { inAppPath } from "../app/link";

const codesPath = "/history";

/** Shown for a message that cannot be read: browsers require a notification for each message. */
const generalMessage: PushMessage = {
	title: "Galaxy Gift",
	body: "คูปองของคุณใกล้หมดอายุ · Your coupons expire soon",
	path: codesPath,
	lang: "th",
};

/** Reads the message that the browser received; returns the general one where it is damaged. */
export function readPushMessage(given: unknown): PushMessage {
	const { title, body, path, lang } = Object(given);
	if (typeof title !== "string" || title === "" || typeof body !== "string")
		return generalMessage;
	return {
		title,
		body,
		path: (typeof path === "string" && inAppPath(path)) || codesPath,
		lang: lang === "en" ? "en" : "th",
	};
}
