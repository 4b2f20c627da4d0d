// Privilege calls of one privilege: detail, stock, limits, claim, exercise (1 §7, 2 §7).
import * as v from "valibot";
import { post } from "./endpoint";
import * as field from "./fields";
import { limits, privilege, stock } from "./privilegeFields";

const area = "internal/Privilege";

const oneReference = v.object({ Privilege_Alt_Reference: field.shortInput });

const names = v.pick(privilege, [
	"privilege_id",
	"reference",
	"alt_reference",
	"name_th",
	"name_en",
]);
/** The privilege; a reply without any of its names fails. */
const detail = v.pipe(
	field.tolerant((given) => {
		const { success, output } = v.safeParse(names, given);
		return success && Object.values(output).some(Boolean) ? given : null;
	}),
	privilege,
);

/** POST Detail: first generation of DetailV2, same reply. Unused. */
export const getDetail = post(`${area}/Detail`, oneReference, detail);
/** POST DetailV2: the privilege by alt_reference or 4-digit reference. Error: 10018. */
export const getDetailV2 = post(`${area}/DetailV2`, oneReference, detail);
/** POST CheckStock: what is left of a privilege. Error: 10018. */
export const checkStock = post(`${area}/CheckStock`, oneReference, stock);
/** POST CheckLimit: the limits that a claim would meet. Error: 10018. */
export const checkLimit = post(`${area}/CheckLimit`, oneReference, limits);

/** POST SubmitRedeemCouponCodeV2: one claim; IsUsed true starts its use (2 §4). Errors: 10018, 20000, 40009. */
export const submitRedeemCouponCodeV2 = post(
	`${area}/SubmitRedeemCouponCodeV2`,
	v.object({
		Reference: field.shortInput,
		Amount: v.literal(1),
		IsUsed: v.boolean(),
	}),
	// Fails for 0 or "NULL"; the claim is then looked up in the history.
	v.object({ transaction_id: v.pipe(field.idOrNone, v.nonEmpty()) }),
);
/** POST UpdateUsedPrivilege: marks a claim as used; may be sent again (2 §4). Errors: 10018, 20000 a prize, an ended code, or one whose countdown was not started. */
export const updateUsedPrivilege = post(
	`${area}/UpdateUsedPrivilege`,
	v.object({ Transaction_Id: field.shortInput }),
	// Missing data is a success, and so is a missing flag unless the status names a failure.
	v.pipe(
		field.optionalObject({
			success: field.flagOrNull,
			messageth: field.textOrNone,
			messageen: field.textOrNone,
			transaction_id: field.idOrNone,
			status: field.text,
		}),
		v.transform((reply) => ({
			...reply,
			success: reply.success ?? !/^(fail|error|reject)/i.test(reply.status),
		})),
	),
);
