// The API host: the build's own, or one from the build's list that a sign-in's address names (1 §2).
import { safeUrl } from "../../contract/webAddress";
import { local, setMakingRoom, storageKeys } from "../storage/storage";

const buildHost = () => import.meta.env.VITE_API_HOST || location.origin;

/** The origins that the build allows besides its own. */
const allowedHosts = () =>
	import.meta.env.VITE_ALLOWED_API_HOSTS.split(",")
		.filter(Boolean)
		.flatMap((address) => safeUrl(address.trim())?.origin ?? [])
		.filter((host) => host !== buildHost());

/** The host of the build's list that an api_server_url names; "" for the build's own host and for one that is not in the list. */
export function chosenHostOf(
	api_server_url: string | null | undefined,
): string {
	// This is called for each picture, and parsing an empty text is slow.
	if (!api_server_url) return "";
	const host = safeUrl(api_server_url)?.origin ?? "";
	return allowedHosts().includes(host) ? host : "";
}

/** The chosen host of a sign-in in progress; null without one. */
let trialHost: string | null = null;

/** The host in use, in the form that is saved with data; "" for the build's own host, whatever its address. */
export const chosenHost = (): string =>
	trialHost ?? chosenHostOf(local.get(storageKeys.apiHost));

export const apiHost = (chosen = chosenHost()): string => chosen || buildHost();

/** Whether data that was saved with this host belongs to another one; older releases saved no host. */
export const isOtherHost = (savedHost: string | undefined): boolean =>
	savedHost !== undefined && savedHost !== chosenHost();

/** Runs a sign-in's calls against the host that its address names, or the build's own if that host is not in the build's list. After a failed sign-in the former host is used again. */
export async function withSignInHost<Result>(
	api_server_url: string | null | undefined,
	work: () => Promise<Result>,
): Promise<Result> {
	trialHost = chosenHostOf(api_server_url);
	try {
		return await work();
	} finally {
		trialHost = null;
	}
}

/** Saves the host of a successful sign-in; call it before its token is saved. */
export function saveApiHost(api_server_url: string | null | undefined): void {
	const host = chosenHostOf(api_server_url);
	if (host) setMakingRoom(storageKeys.apiHost, host);
	else local.remove(storageKeys.apiHost);
}

/** Whether a sign-in is in progress, whose host may differ from that of the phone's session. */
export const isSigningIn = (): boolean => trialHost !== null;
