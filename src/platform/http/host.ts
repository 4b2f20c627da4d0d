// The API host: the build's own, or one of its list that the landing page names (1 §2).
import { safeUrl } from "../../domain/app/link";
import { local, storageKeys } from "../storage/storage";
import { settings } from "./settings";

/** The origins that the build allows besides its own. */
const allowedHosts = () =>
	settings.allowedApiHosts
		.split(",")
		.filter(Boolean)
		.flatMap((address) => safeUrl(address.trim())?.origin ?? []);

/** Host of a sign-in in progress, "" for the build's own; null without one. */
let trialHost: string | null = null;

export function apiHost(): string {
	const chosen = trialHost ?? local.get(storageKeys.apiHost);
	if (chosen && allowedHosts().includes(chosen)) return chosen;
	return settings.apiHost || location.origin;
}

/** Uses the landing page's api_server_url for this sign-in; one outside the build's list means the build's own. */
export function tryApiHost(api_server_url: string | undefined): void {
	trialHost = safeUrl(api_server_url ?? "")?.origin ?? "";
}

/** Saves the host of a successful sign-in; call it before its token is saved. */
export function saveApiHost(api_server_url: string | undefined): void {
	const host = safeUrl(api_server_url ?? "")?.origin;
	if (host && allowedHosts().includes(host))
		local.set(storageKeys.apiHost, host);
	else local.remove(storageKeys.apiHost);
}

/** Whether a sign-in is in progress: its host may be another than that of the phone's session. */
export const isSigningIn = (): boolean => trialHost !== null;

/** Ends the sign-in; after a failed one the former token keeps its own host. */
export function endApiHostTrial(): void {
	trialHost = null;
}
