// Manual calls: deletion of a customer, for operators and tests (1 §7).
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
