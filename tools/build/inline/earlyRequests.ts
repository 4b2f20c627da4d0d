// Runs after the first paint, while the app's code loads: requests the data of home or of the privilege in the address.
import { isLargePicture } from "../../../src/domain/app/isLargePicture";
import { serviceWorkers } from "../../../src/platform/browser/serviceWorkers";
import { addPicture } from "./addPicture";
import { showHome } from "./homeSkeleton";
import { serverNow, stored, storedSub } from "./stored";

export interface EarlySettings {
	apiHost: string;
	signatureKey: string;
}

type Call = [path: string, request: object, method: "GET" | "POST"];

const area = "/api/v1/internal/";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The requests that home, or a privilege over it, sends first; their fields and order must be those of src/queries. */
function firstCalls(privilege: string | null): Call[] {
	const detail = { Privilege_Alt_Reference: privilege };
	if (privilege) return [[`${area}Privilege/DetailV2`, detail, "POST"]];
	const popular = {
		parent_category_id: 0,
		sub_category_id: 0,
		page_number: 1,
		items_per_page: 12,
		OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
	};
	return [
		[`${area}Privilege/getPrivilegeListV3`, popular, "POST"],
		[`${area}Banner/GetSetBanner`, { limit: 100 }, "GET"],
	];
}

/** Puts the picture of a privilege into its skeleton, unless the customer may not see it. */
const showPicture = async (reply: Promise<Response>, apiHost: string) => {
	const { data } = await (await reply).clone().json();
	const { privilege_image_url: src, extrapayload, criteria_is_visible } = data;
	const box = document.querySelector<HTMLElement>("[data-picture]");
	if (!box || !src || criteria_is_visible === false) return;
	if (isLargePicture(extrapayload ?? [])) box.dataset.large = "";
	addPicture(box, src, apiHost);
};

async function sendCalls(
	{ apiHost, signatureKey }: EarlySettings,
	token: string,
	calls: Call[],
) {
	const sub = storedSub();
	if (!sub) return;
	const authorization = `Bearer ${token}`;
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey(
		"raw",
		bytes(signatureKey),
		algorithm,
		false,
		["sign"],
	);
	for (const [path, request, method] of calls) {
		const timestamp = serverNow();
		const timestamped = { ...request, tx_timestamp: timestamp };
		const isGet = method === "GET";
		const fields = Object.entries(timestamped).map(([name, value]) => [
			name,
			`${value}`,
		]);
		const text = isGet
			? new URLSearchParams(fields).toString()
			: JSON.stringify(timestamped);
		const signed = await crypto.subtle.sign("HMAC", key, bytes(text));
		// The app has started and sends its own requests.
		if (!globalThis.earlyRequests) return;
		const controller = new AbortController();
		const reply = fetch(`${apiHost}${path}${isGet ? `?${text}` : ""}`, {
			method,
			headers: {
				authorization,
				"client-id": sub,
				"x-signature": btoa(String.fromCharCode(...new Uint8Array(signed))),
				...(!isGet && { "content-type": "application/json" }),
			},
			body: isGet ? undefined : text,
			credentials: "omit",
			signal: controller.signal,
		});
		const ignoreFailure = () => {};
		if ("Privilege_Alt_Reference" in request)
			showPicture(reply, apiHost).catch(ignoreFailure);
		else if (isGet) showHome(reply, apiHost).catch(ignoreFailure);
		else reply.catch(ignoreFailure);
		globalThis.earlyRequests[path + JSON.stringify(request)] = {
			reply,
			timestamp,
			sentAt: Date.now(),
			authorization,
			abort: () => controller.abort(),
		};
	}
}

/** Sends the requests that the app needs first; src/platform/http uses their replies. */
export function sendEarlyRequests(settings: EarlySettings): void {
	const isHome = document.documentElement.dataset.start === "home";
	globalThis.earlyRequests = {};
	const send = () => {
		const search = new URLSearchParams(location.search);
		const token = stored("token");
		// With the worker the app starts as fast; another host or token must be checked by the app first.
		if (
			isHome &&
			token &&
			crypto.subtle &&
			!serviceWorkers()?.controller &&
			!stored("api-host") &&
			!search.has("token")
		)
			sendCalls(
				settings,
				token,
				firstCalls(search.get("modal-privilege")),
			).catch(() => {});
	};
	requestAnimationFrame(() => setTimeout(send));
}
