// Queue of notifications that were read, by campaign_id, until the server knows (3 §4).
import { id } from "../../contract/fields";
import { readNotify } from "../../contract/notify";
import { chosenHost } from "../http/host";
import { call } from "../http/http";
import { customerKeyPrefix } from "../storage/storage";
import { localQueue } from "./localQueue";
import { createQueue, ignoringReply } from "./outbox";

/** The local storage key of a customer's list; that of an API host other than the build's own ends with its name, since its ids name other notifications. */
export const readQueueKey = (sub: string) => `${customerKeyPrefix(sub)}reads`;

export const readQueue = createQueue({
	name: "reads",
	storage: localQueue({
		key: (sub) => readQueueKey(sub) + chosenHost(),
		schema: id,
		isUnique: true,
	}),
	request: (sub, [CampaignId]) =>
		ignoringReply(call(readNotify, { CampaignId }, { keepalive: true, sub })),
});
