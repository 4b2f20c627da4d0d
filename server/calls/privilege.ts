// Privilege reads: lists, detail, stock and limits (1 §7, 2 §7).
import * as browse from "../../src/contract/browse";
import * as deals from "../../src/contract/deals";
import * as contract from "../../src/contract/privilege";
import {
	brandList,
	categoryPage,
	findPrivilege,
	referenceList,
} from "../store/catalogue/privileges";
import { countLimits } from "../store/claims/countLimits";
import { evaluateLimits } from "../store/claims/evaluateLimits";
import { query } from "./defineCall";
import { dealsNear } from "./nearMe";
import { cardsFor, detailFor } from "./privilegeFields";

export const privilegeCalls = [
	query(deals.getPrivilegeListV3, async (request, context) => {
		const { rows, totalpages } = await categoryPage(
			context.db,
			{
				parent: request.parent_category_id,
				sub: request.sub_category_id,
				page: request.page_number,
				size: request.items_per_page,
			},
			request,
			context.now,
		);
		return { items: await cardsFor(context, rows), totalpages };
	}),
	query(browse.getPrivilegeListByReferenceListV2, async (request, context) => {
		const rows = await referenceList(
			context.db,
			request.Alt_Reference,
			request,
			context.now,
		);
		return await cardsFor(context, rows);
	}),
	query(browse.getPrivilegeListByBrandV2, async (request, context) => {
		// An id that is not a number matches no brand.
		const brand = /^\d{1,9}$/.test(request.Brand_Id)
			? Number(request.Brand_Id)
			: 0;
		const rows = await brandList(context.db, brand, request, context.now);
		return await cardsFor(context, rows);
	}),
	query(browse.getDealNearMe, async (request, context) => {
		const here = { lat: request.Location_Lat, lng: request.Location_Long };
		return await dealsNear(context, here, request);
	}),
	query(contract.getDetail, ({ Privilege_Alt_Reference }, context) =>
		detailFor(context, Privilege_Alt_Reference),
	),
	query(contract.getDetailV2, ({ Privilege_Alt_Reference }, context) =>
		detailFor(context, Privilege_Alt_Reference),
	),
	query(contract.checkStock, async (request, { db }) => {
		const { privilege } = await findPrivilege(
			db,
			request.Privilege_Alt_Reference,
		);
		return {
			out_of_stock: privilege.entry_remaining <= 0,
			entry_remaining_qty: privilege.entry_remaining,
			entry_total: privilege.entry_total,
		};
	}),
	query(contract.checkLimit, async (request, { db, customer, now }) => {
		const { privilege } = await findPrivilege(
			db,
			request.Privilege_Alt_Reference,
		);
		return evaluateLimits(await countLimits(db, privilege, customer, now));
	}),
];
