// Branch calls: the branch tab, all branches, branches near (2 §3, 2 §7).
import * as v from "valibot";
import { get } from "./endpoint";
import * as field from "./fields";

const area = "internal/Branch";
/** Degrees in a query; anything but a decimal number is refused. */
const degrees = (max: number) =>
	v.pipe(
		v.union([
			v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.maxLength(40)),
			v.number(),
		]),
		v.transform(Number),
		v.number(),
		v.minValue(-max),
		v.maxValue(max),
	);

export const branchDisplay = { plainText: 1, list: 2 } as const;

/** A branch without any text is left out of its list. */
const namedBranch = v.pipe(
	v.object({
		branch_name_en: field.textOrNone,
		branch_name_th: field.textOrNone,
		branch_address: field.textOrNone,
		/** With its province; empty where the host does not give it. */
		branch_address_en: field.textOrNone,
		branch_province: field.textOrNone,
	}),
	v.check((branch) => Object.values(branch).some(Boolean)),
);

/** GET GetBranchNearMe: branches of a brand within 10 km, nearest first, distance in km. */
export const getBranchNearMe = get(
	`${area}/GetBranchNearMe`,
	v.object({ brand_id: field.shortInput, lat: degrees(90), lng: degrees(180) }),
	field.listData(
		v.object({
			title: field.textOrNone,
			/** The name in each language; title may contain both. */
			title_th: field.textOrNone,
			title_en: field.textOrNone,
			locate: field.textOrNone,
			locate_en: field.textOrNone,
			lat: field.requiredNumber,
			lng: field.requiredNumber,
			distance: field.distance,
		}),
	),
);
/** GET GetAllBranch of a brand. Unused: the app calls GetBranchTab. */
export const getAllBranch = get(
	`${area}/GetAllBranch`,
	v.object({ brand_id: field.shortInput }),
	v.object({ all_branch: field.listOf(namedBranch) }),
);
const branchTab = v.pipe(
	v.object({
		branch_display_type: field.tolerant(
			(given) =>
				Object.values(branchDisplay).find(
					(type) => given === type || given === String(type),
				) ?? null,
		),
		plain_text: field.orNull(
			v.object({
				brand_text_en: field.textOrNone,
				brand_text_th: field.textOrNone,
			}),
		),
		all_branch: field.optionalList(namedBranch),
	}),
	// A missing or unknown type is replaced by the one of the data that is there.
	v.transform((tab) => ({
		...tab,
		branch_display_type:
			tab.branch_display_type ??
			(tab.all_branch.length > 0
				? branchDisplay.list
				: tab.plain_text && branchDisplay.plainText),
	})),
);
/** GET GetBranchTab; branch_display_type 1 plain text, 2 list, null without branch data, for which another host may send no data at all. */
export const getBranchTab = get(
	`${area}/GetBranchTab`,
	v.object({ brand_id: field.shortInput, privilege_id: field.shortInput }),
	v.nullish(branchTab, {}),
);
export type BranchTab = v.InferOutput<typeof getBranchTab.reply>;
export type NearBranch = v.InferOutput<typeof getBranchNearMe.reply>[number];
