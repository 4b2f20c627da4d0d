// The period in which a privilege can be claimed, as a sentence for a person who is too early or too late.
import { msg } from "@lingui/core/macro";
import type { Privilege } from "../../contract/privilegeFields";
import type { DialogText } from "../app/confirmation";
import { inBothLanguages } from "../text/bilingual";
import { formatDateTime } from "../text/dates";

type Period = Pick<Privilege, "valid_from" | "valid_through">;

/** The sentence for a period that has a start, an end or both. */
export function claimPeriod({ valid_from, valid_through }: Period): DialogText {
	const from = inBothLanguages((locale) => formatDateTime(valid_from, locale));
	const through = inBothLanguages((locale) =>
		formatDateTime(valid_through, locale),
	);
	if (!from.th) return msg`It could be claimed until ${through}.`;
	if (!through.th) return msg`It can be claimed from ${from}.`;
	return msg`It can be claimed from ${from} to ${through}.`;
}
