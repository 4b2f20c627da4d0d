// What the code screen shows around a code, in the history item's field names; saved with the code.
import * as v from "valibot";
import { historyItem } from "../../contract/history";

export const codeCard = v.pick(historyItem, [
	"privilege_ref",
	"brand_id",
	"brand_name_th",
	"brand_name_en",
	"brand_logo",
	"image_url",
	"reward_name",
	"reward_name_en",
	"sub_name",
	"sub_name_en",
	"expiration_datetime",
	"footer_message_th",
	"footer_message_en",
	"extra_payload",
]);
export type CodeCard = v.InferOutput<typeof codeCard>;

/** Whether the card has a name in either language; a bare card has none. */
export const hasRewardName = (
	card: Pick<CodeCard, "reward_name" | "reward_name_en">,
): boolean => Boolean(card.reward_name || card.reward_name_en);

/** A card with only the reference of its privilege. */
export const bareCard = (reference: string): CodeCard =>
	v.parse(codeCard, { privilege_ref: reference });
