// The reply of a search.
import type * as v from "valibot";
import type { search } from "../../contract/search";

export type SearchReply = v.InferOutput<typeof search.reply>;
