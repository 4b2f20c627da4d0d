// The queue of notifications that were read, by campaign_id, until the server knows it (3 §4).
import { id, optionalList } from "../../contract/fields";
import { readNotify } from "../../contract/notify";
import { chosenHost } from "../http/host";
import { call } from "../http/http";
import { local, storageKeys } from "../storage/storage";
import { localQueue } from "./localQueue";
import { createQueue, ignoringReply } from "./outbox";

export const readQueue = createQueue({
	name: "reads",
	storage: localQueue({
		key: (sub) => storageKeys.reads(sub) + chosenHost(),
		schema: id,
		isUnique: true,
	}),
	request: (sub, [CampaignId]) =>
		ignoringReply(call(readNotify, { CampaignId }, { keepalive: true, sub })),
});

/** How many a customer has queued, for all API hosts. */
export const countQueuedReads = (sub: string): number =>
	local
		.keys()
		.filter((key) => key.startsWith(storageKeys.reads(sub)))
		.flatMap((key) => local.read(key, optionalList(id)) ?? []).length;
