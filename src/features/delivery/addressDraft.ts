// The saved draft of the address form.
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
