// A registration as the app sends it.
import { getTermsofServiceList } from "../../../src/contract/terms";
import type { Session } from "./client";
import type { TestServer } from "./testServer";

/** A registration with every required consent. */
export async function wholeRegistration(
	{ client }: TestServer,
	me: Session,
	mobile_no: string,
) {
	const terms = await client.ask(getTermsofServiceList, {}, me);
	return {
		firstname: "มะลิ",
		lastname: "O'Neil-ใจงาม",
		mobile_no,
		date_of_birth: "20000229",
		list_consent: terms.map(({ consent_id, is_required }) => ({
			consent_id,
			is_required,
			is_consent: is_required,
		})),
	};
}
