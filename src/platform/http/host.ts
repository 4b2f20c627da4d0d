// Which API host the app talks to: the build's own, or one of the build's list that the landing page names (1 §2).
import { safeUrl } from "../../domain/app/link";
import { local, storageKeys } from "../storage/storage";
import { settings } from "./settings";

/** The origins that the build allows besides its own. */
const allowedHosts = () =>
	settings.allowedApiHosts
		.split(",")
		.filter(Boolean)
		.flatMap((address) => safeUrl(address.trim())?.origin ?? []);

/** The host of a sign-in that is under way, "" for the build's own; null without one. */
let tried: string | null = null;

/** The origin of the API. */
export function apiHost(): string {
	const chosen = tried ?? local.get(storageKeys.apiHost);
	if (chosen && allowedHosts().includes(chosen)) return chosen;
	return settings.apiHost || location.origin;
}

/** Takes the landing page's api_server_url for this sign-in; a host that the build does not list means the build's own. */
export function tryApiHost(api_server_url: string | undefined): void {
	tried = safeUrl(api_server_url ?? "")?.origin ?? "";
}

/** The sign-in went through: its host is the one from now on. To be called before its token is saved. */
export function saveApiHost(api_server_url: string | undefined): void {
	const host = safeUrl(api_server_url ?? "")?.origin;
	if (host && allowedHosts().includes(host))
		local.set(storageKeys.apiHost, host);
	else local.remove(storageKeys.apiHost);
}

/** The sign-in is over. Where it failed, the token so far goes on talking to its own host. */
export function endApiHostTrial(): void {
	tried = null;
}
