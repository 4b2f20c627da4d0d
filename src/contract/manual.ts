// Manual calls: deletion of a customer (1 §7). For the operator: no screen offers it, since the documents have none and it cannot be undone.
// Signed and with a token like any other call, they serve the caller alone: another customer's sub or number is 10018, as an unknown one is.
import * as v from "valibot";
import { get } from "./endpoint";
import { done, shortInput } from "./fields";

const area = "internal/Manual";

/** GET Manual/DeleteUserBySub: the caller's own sub. */
export const deleteUserBySub = get(
	`${area}/DeleteUserBySub`,
	v.object({ sub: shortInput }),
	done,
);
/** GET Manual/DeleteUser by the caller's own mobile number. */
export const deleteUser = get(
	`${area}/DeleteUser`,
	v.object({ mobile_no: shortInput }),
	done,
);
