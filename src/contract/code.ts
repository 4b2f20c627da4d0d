// Calls of one code, apart from those of the history to keep the first load small (2 §3, 2 §7).
import * as v from "valibot";
import { post } from "./endpoint";
import { ignored, shortInput } from "./fields";
import { rewardCode } from "./history";

const area = "internal/History";

/** POST History/CouponCodeDetail: Start_Countdown true starts the countdown; repeated, it returns the same end. Errors: 10018 unknown claim, 20000 countdown not started or code expired. */
export const couponCodeDetail = post(
	`${area}/CouponCodeDetail`,
	v.object({
		CPC_Transaction_Id: shortInput,
		Start_Countdown: v.boolean(),
	}),
	rewardCode,
);
/** POST History/PrivilegeEventLog: copy and link events of a code (Type_Event_Log 1, 2, 3). */
export const privilegeEventLog = post(
	`${area}/PrivilegeEventLog`,
	v.object({
		Transaction_Id: shortInput,
		Privilege_Id: shortInput,
		PrivilegeType: v.number(),
		Type_Event_Log: v.picklist([1, 2, 3]),
	}),
	ignored,
);
