// The shape in which a half-filled address outlives a reload and a renewed session.
import * as v from "valibot";

export const addressDraft = v.object({
	first_name: v.string(),
	last_name: v.string(),
	contactno: v.string(),
	address: v.string(),
	provinceid: v.string(),
	districtid: v.string(),
	subdistrictid: v.string(),
	postalcode: v.string(),
	remark: v.string(),
});
