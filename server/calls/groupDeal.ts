// Group deals: a group with its visible items (2 §3, 2 §7).
import * as contract from "../../src/contract/groupDeal";
import { catalogueOf, findGroupDeal } from "../store/catalogue/catalogue";
import { isListed } from "../store/catalogue/privilegeLists";
import { query } from "./defineCall";
import { privilegeCards } from "./privilegeReplies";

export const groupDealCalls = [
	query(contract.privilegeGroupDetailV2, async ({ pvg_ref }, context) => {
		const { db, now, pictureUrl } = context;
		const catalogue = await catalogueOf(db);
		const group = findGroupDeal(catalogue, pvg_ref);
		const rows = group.items.flatMap(
			(id) => catalogue.privileges.get(id) ?? [],
		);
		const cards = await privilegeCards(
			context,
			rows.filter((row) => isListed(row, now)),
		);
		return {
			detail: {
				group_name_th: group.group_name_th,
				group_name_en: group.group_name_en,
				detail_th: group.detail_th,
				detail_en: group.detail_en,
				cover_image_url: pictureUrl(group.picture),
				alt_reference: group.alt_reference,
				status: group.status,
			},
			privilege_group_item: cards.map((card) => ({
				alt_reference: card.alt_reference,
				name_en: card.name_en,
				name_th: card.name_th,
				subname_en: card.subname_en,
				subname_th: card.subname_th,
				privilege_image_url: card.privilege_image_url,
				brand: { brandlogoimage_url: card.brand_logo },
				is_favorite: card.is_added_favorite,
				criteria_is_visible: true,
				display_redeem_badge: card.display_redeem_badge,
				is_overall_limit: card.is_overall_limit,
				out_of_stock: card.out_of_stock,
			})),
		};
	}),
];
