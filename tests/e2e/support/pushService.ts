// Fakes Web Push, which neither the browser nor the server of the tests supports.
import type { BrowserContext } from "@playwright/test";
import { type FaultProxy, successFault } from "./faultProxy";

const publicKey =
	"BEoM_5jKUnMmpffK4ulZZX6DNMbOxe7su2b2uEUpfKI0ULMCRC1DM1anD69i1Bnq7W266rcpdwTEj2OGbKtNYis";

/** Answers the app's push calls like a server with VAPID keys. */
export function givePushKey(faultProxy: FaultProxy) {
	const answers = {
		"Push/PublicKey": { public_key: publicKey },
		"Push/Subscribe": {},
		"Push/Unsubscribe": {},
	};
	for (const [call, data] of Object.entries(answers))
		faultProxy.inject(call, successFault(data), { mayBeUnmet: true });
}

/** Replaces the browser's push service; to be called before the app starts. All functions are methods: the gallery's runner adds a helper call to others, which the page lacks. */
export async function fakePushService(context: BrowserContext) {
	await context.addInitScript(() => {
		const name = "test-subscription";
		Object.assign(PushManager.prototype, {
			async getSubscription() {
				const endpoint = localStorage.getItem(name);
				return endpoint === null
					? null
					: {
							endpoint,
							toJSON() {
								return { endpoint, keys: { p256dh: "p", auth: "a" } };
							},
							async unsubscribe() {
								localStorage.removeItem(name);
								return true;
							},
						};
			},
			async subscribe() {
				localStorage.setItem(
					name,
					`https://push.example.com/${crypto.randomUUID()}`,
				);
				return this.getSubscription();
			},
		});
	});
}
