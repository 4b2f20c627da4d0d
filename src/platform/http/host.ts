// The API host: the build's own, or one of its list that a sign-in's address names (1 §2).
import { safeUrl } from "../../contract/webAddress";
import { local, setMakingRoom, storageKeys } from "../storage/storage";

const buildHost = () => import.meta.env.VITE_API_HOST || location.origin;

/** The origins that the build allows besides its own. */
const allowedHosts = () =>
	import.meta.env.VITE_ALLOWED_API_HOSTS.split(",")
		.filter(Boolean)
		.flatMap((address) => safeUrl(address.trim())?.origin ?? [])
		.filter((host) => host !== buildHost());

/** The host of the build's list that an api_server_url names; "" for the build's own. */
export function chosenHostOf(
	api_server_url: string | null | undefined,
): string {
	// Asked for each picture: parsing an empty text is slow.
	if (!api_server_url) return "";
	const host = safeUrl(api_server_url)?.origin ?? "";
	return allowedHosts().includes(host) ? host : "";
}

/** Chosen host of a sign-in in progress; null without one. */
let trialHost: string | null = null;

/** The host in use, in the form that saved data has; "" for the build's own host, whatever its name. */
export const chosenHost = (): string =>
	trialHost ?? chosenHostOf(local.get(storageKeys.apiHost));

export const apiHost = (chosen = chosenHost()): string => chosen || buildHost();

/** Whether something that was noted with its host is of another one; older releases noted none. */
export const isOtherHost = (noted: string | undefined): boolean =>
	noted !== undefined && noted !== chosenHost();

/** Makes the calls of a sign-in to the host that its address names; one outside the build's list means the build's own. After a failed one the former token keeps its own host. */
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

/** Whether a sign-in is in progress: its host may be another than that of the phone's session. */
export const isSigningIn = (): boolean => trialHost !== null;
