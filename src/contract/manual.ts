// Manual calls: deletion of a customer (1 §7), for the operator; no screen calls them. They accept only the caller's own sub or number: any other is refused with 10018, like an unknown one.
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
