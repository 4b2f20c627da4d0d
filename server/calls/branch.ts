// Branch calls: near a place, all of a brand, the branch tab of a privilege (2 §3, 2 §7).
import * as contract from "../../src/contract/branch";
import { privilegeType } from "../../src/contract/privilegeFields";
import { roundDistance } from "../rules/distance";
import { parseId } from "../rules/parseId";
import {
	branchesOfBrand,
	branchesOfBrandNear,
	findBrand,
} from "../store/catalogue/branches";
import { type BranchRow, catalogueOf } from "../store/catalogue/catalogue";
import { query } from "./defineCall";

/** The range of nearby branches (2 §9). */
const branchRangeKm = 10;

const branchReply = (row: BranchRow) => ({
	branch_name_th: row.name_th,
	branch_name_en: row.name_en,
	branch_address: row.address,
	branch_address_en: row.address_en,
	branch_province: row.province,
});

const noBranchTab = {
	branch_display_type: null,
	plain_text: null,
	all_branch: [],
};
const plainTextTab = (brand_text_th: string, brand_text_en: string) => ({
	branch_display_type: contract.branchDisplay.plainText,
	plain_text: { brand_text_th, brand_text_en },
	all_branch: [],
});

export const branchCalls = [
	query(contract.getBranchNearMe, async ({ brand_id, lat, lng }, { db }) => {
		const catalogue = await catalogueOf(db);
		const rows = findBrand(catalogue, brand_id)
			? branchesOfBrandNear(catalogue, brand_id, { lat, lng }, branchRangeKm)
			: [];
		return rows.map((row) => ({
			title:
				row.name_th && row.name_en
					? `${row.name_th} (${row.name_en})`
					: row.name_th || row.name_en,
			title_th: row.name_th,
			title_en: row.name_en,
			locate: row.address,
			locate_en: row.address_en,
			lat: row.lat,
			lng: row.lng,
			distance: roundDistance(row.distance),
		}));
	}),
	query(contract.getAllBranch, async ({ brand_id }, { db }) => ({
		all_branch: branchesOfBrand(await catalogueOf(db), brand_id).map(
			branchReply,
		),
	})),
	query(contract.getBranchTab, async ({ brand_id, privilege_id }, { db }) => {
		const catalogue = await catalogueOf(db);
		const id = parseId(privilege_id);
		const privilege = id === null ? undefined : catalogue.privileges.get(id);
		// A delivered prize is not collected at a branch.
		if (privilege?.type === privilegeType.physical) return noBranchTab;
		const brand = findBrand(catalogue, brand_id);
		if (brand?.branch_text_th || brand?.branch_text_en)
			return plainTextTab(brand.branch_text_th, brand.branch_text_en);
		if (privilege && privilege.type !== privilegeType.code)
			return plainTextTab(
				"ใช้สิทธิ์ออนไลน์ได้เลย ไม่ต้องไปที่สาขา",
				"Used online; there is no need to visit a branch",
			);
		const rows = branchesOfBrand(catalogue, brand_id);
		return rows.length === 0
			? noBranchTab
			: {
					branch_display_type: contract.branchDisplay.list,
					plain_text: null,
					all_branch: rows.map(branchReply),
				};
	}),
];
