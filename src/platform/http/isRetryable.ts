// Whether what waits on the phone is worth sending once more: favourites, news that were read, events; and whether codes are worth asking for once more.
import { ApiFailure, isReplyLost } from "./apiFailure";

/** Statuses after which the same request may well be taken later: the session, a lock, a crowd. */
const passing = [401, 403, 423, 429];

/** False only where the server has said for good that it will not take it. */
export const isRetryable = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	isReplyLost(failure) ||
	passing.includes(failure.status);
