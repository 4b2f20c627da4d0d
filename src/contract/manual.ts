// Manual calls: deletion of a customer (1 §7); who calls may delete themselves. Errors: 10018 another customer's.
import * as v from "valibot";
import { get } from "./endpoint";
import { done, shortInput } from "./fields";

const area = "internal/Manual";

/** GET Manual/DeleteUserBySub. */
export const deleteUserBySub = get(
	`${area}/DeleteUserBySub`,
	v.object({ sub: shortInput }),
	done,
);
/** GET Manual/DeleteUser by mobile number. */
export const deleteUser = get(
	`${area}/DeleteUser`,
	v.object({ mobile_no: shortInput }),
	done,
);
