// Whose phone this is so far, and what would leave it with them: what a question before a change of account names.
import * as v from "valibot";
import { customer } from "../../contract/customer";
import {
	type AccountFacts,
	accountLabel,
	type LeavingAccount,
} from "../../domain/session/account";
import { deserialize } from "../query/queryPersistence";
import { openClaimOwners } from "../storage/claimJournal";
import { countUnsent } from "../storage/savedData";
import { local, storageKeys } from "../storage/storage";
import { codeOwners, listCodes } from "../storage/wallet";
import { type Session, savedSession } from "./session";

const profileKey = ["customer", "profile"].join();

/** The profile that was saved of a customer; null where there is none. */
function savedProfile(sub: string) {
	const saved = deserialize(local.get(storageKeys.queries(sub)) ?? "");
	const query = saved.clientState.queries.find(
		({ queryKey }) => queryKey.join() === profileKey,
	);
	const profile = v.safeParse(customer, query?.state.data);
	return profile.success ? profile.output : null;
}

/** How an account is named, by its profile or else its token. */
export const accountName = (
	session: Session | null,
	profile: Omit<AccountFacts, "device_name"> | null,
): string =>
	accountLabel({
		firstname: profile?.firstname ?? "",
		lastname: profile?.lastname ?? "",
		mobileno: profile?.mobileno ?? "",
		device_name: session?.claims.device_name ?? "",
	});

/** The words for the account signed in on this phone; "" where the phone knows none. */
export const signedInName = (session: Session): string =>
	accountName(session, savedProfile(session.sub));

/**
 * The account that is on this phone, other than the given customer's: the one
 * signed in, else one whose codes or open claims are saved although its session
 * is gone. Null where there is none.
 */
export async function accountOnPhone(
	exceptSub: string,
): Promise<LeavingAccount | null> {
	const session = savedSession();
	const subs = new Set([...(await codeOwners()), ...(await openClaimOwners())]);
	if (session) subs.add(session.sub);
	subs.delete(exceptSub);
	if (subs.size === 0) return null;
	const all = [...subs];
	const unsent = await Promise.all(all.map(countUnsent));
	const codes = await Promise.all(all.map(listCodes));
	const sum = (counts: number[]) => counts.reduce((one, two) => one + two, 0);
	const owner = session && session.sub !== exceptSub ? session : null;
	return {
		label: owner
			? signedInName(owner)
			: accountName(null, savedProfile(all[0])),
		codes: sum(codes.map(({ length }) => length)),
		claims: sum(unsent.map(({ claims }) => claims)),
		unsent: sum(unsent.map(({ others }) => others)),
	};
}
