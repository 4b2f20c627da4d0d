// Push calls: Web Push reminders for codes that end soon; an addition to the documents' API (docs/decisions/049).
import * as v from "valibot";
import { post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Push";

/** The text of a message that the worker shows. */
export interface PushMessage {
	title: string;
	body: string;
	/** The page that a press opens, as a path of the app. */
	path: string;
	lang: string;
}

const pushLocales = ["th", "en-US"] as const;
export type PushLocale = (typeof pushLocales)[number];

const endpoint = v.pipe(v.string(), v.maxLength(1000));

/** GET Push/PublicKey: the key that the browser subscribes with; empty where the server sends no messages. */
export const getPushKey = read(
	`${area}/PublicKey`,
	v.object({ public_key: field.text }),
);
/** POST Push/Subscribe: saves the browser's subscription for the customer, or changes its language. Errors: 10000 no address of a push service, 30000 where no messages are sent. */
export const savePushSubscription = post(
	`${area}/Subscribe`,
	v.object({
		endpoint,
		/** The browser's public key: 65 bytes in base64url. */
		p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
		/** 16 bytes in base64url. */
		auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
		locale: v.picklist(pushLocales),
	}),
	field.done,
);
/** POST Push/Unsubscribe: removes one of the customer's subscriptions; may be sent again. */
export const removePushSubscription = post(
	`${area}/Unsubscribe`,
	v.object({ endpoint }),
	field.done,
);
