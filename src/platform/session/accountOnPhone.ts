// The account on this phone, and the data that would be lost with it.
import * as v from "valibot";
import { type Customer, customer } from "../../contract/customer";
import { readyCodes } from "../../domain/code/readyCodes";
import {
	type AccountLabel,
	accountLabel,
	type LeavingAccount,
} from "../../domain/session/account";
import { readExpiryClock } from "../http/clock";
import { deserializeQueries } from "../query/queryPersistence";
import { openClaimOwners } from "../storage/claimJournal";
import { countUnsent } from "../storage/savedData";
import { local, storageKeys } from "../storage/storage";
import { codeOwners, listCodes } from "../storage/wallet";
import { type Session, savedSession } from "./session";

const profileKey = ["customer", "profile"].join();

function savedProfile(sub: string) {
	const saved = deserializeQueries(local.get(storageKeys.queries(sub)) ?? "");
	const query = saved.queries.find(
		({ queryKey }) => queryKey.join() === profileKey,
	);
	const profile = v.safeParse(customer, query?.state.data);
	return profile.success ? profile.output : null;
}

/** The label of a session's customer, with what is known of the profile. */
export const accountLabelOf = (
	session: Session | null,
	profile: Customer | null,
): AccountLabel => accountLabel(profile, session?.claims.device_name ?? "");

/** The label of a session's customer, with the profile that this phone has saved. */
export const savedAccountLabel = (session: Session): AccountLabel =>
	accountLabelOf(session, savedProfile(session.sub));

/** Returns the account on this phone other than the given one: the signed-in one, else one with saved codes or open claims; null if there is none. Its counts are of all other accounts on this phone. */
export async function accountOnPhone(
	exceptSub: string,
): Promise<LeavingAccount | null> {
	const session = savedSession();
	const subs = new Set([
		...(session ? [session.sub] : []),
		...(await codeOwners()),
		...(await openClaimOwners()),
	]);
	subs.delete(exceptSub);
	const otherSubs = [...subs];
	const [otherSub] = otherSubs;
	if (otherSub === undefined) return null;
	const unsent = await Promise.all(otherSubs.map(countUnsent));
	const codes = (await Promise.all(otherSubs.map(listCodes))).flat();
	const sum = (counts: number[]) => counts.reduce((one, two) => one + two, 0);
	const owner = session?.sub === otherSub ? session : null;
	return {
		label: accountLabelOf(owner, savedProfile(otherSub)),
		// Codes that are over would not come back with a sign-in, so they are not counted.
		codes: readyCodes(codes, readExpiryClock().confirmedNow).length,
		claims: sum(unsent.map(({ claims }) => claims)),
		unsent: sum(unsent.map(({ others }) => others)),
	};
}
