// Push calls: the server's key, and a browser's subscription (docs/decisions/049).
import { createECDH } from "node:crypto";
import { failureCode } from "../../src/contract/failureCode";
import * as contract from "../../src/contract/push";
import { ApiError, badRequest } from "../rules/apiError";
import { isPushEndpoint } from "../rules/pushEndpoint";
import {
	removeSubscription,
	saveSubscription,
} from "../store/member/pushSubscriptions";
import { mutation, query } from "./defineCall";

/** Whether messages can be encrypted with the key, which must be a point of the curve P-256. */
function isPublicKey(p256dh: string): boolean {
	const own = createECDH("prime256v1");
	own.generateKeys();
	try {
		return own.computeSecret(p256dh, "base64url").length > 0;
	} catch {
		return false;
	}
}

export const pushCalls = [
	query(contract.getPushKey, async (_request, { settings }) => ({
		public_key: settings.push?.publicKey ?? "",
	})),
	mutation(contract.savePushSubscription, async (subscription, context) => {
		const { push } = context.settings;
		if (!push)
			throw new ApiError(400, failureCode.dependencyFailed, {
				th: "ระบบนี้ไม่ส่งการแจ้งเตือน",
				en: "This service sends no reminders.",
			});
		const { endpoint, p256dh } = subscription;
		if (!isPushEndpoint(endpoint, push.allowsLoopback) || !isPublicKey(p256dh))
			throw badRequest();
		await saveSubscription(context, subscription);
		return { status: "success" };
	}),
	mutation(
		contract.removePushSubscription,
		async ({ endpoint }, { db, customer }) => {
			await removeSubscription(db, endpoint, customer.sub);
			return { status: "success" };
		},
	),
];
