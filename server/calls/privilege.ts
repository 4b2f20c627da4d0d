// Privilege reads: lists, detail, stock and limits (1 §7, 2 §7).
import * as browse from "../../src/contract/browse";
import * as deals from "../../src/contract/deals";
import * as contract from "../../src/contract/privilege";
import { catalogueOf } from "../store/catalogue/catalogue";
import {
	categoryPage,
	listedPrivileges,
	referenceList,
} from "../store/catalogue/privilegeLists";
import { findPrivilege } from "../store/catalogue/privileges";
import { limitCountersOf } from "../store/claims/countLimits";
import { evaluateLimits } from "../store/claims/evaluateLimits";
import { query } from "./defineCall";
import { dealsNear } from "./nearMe";
import { cardsFor, detailFor, stockOf } from "./privilegeFields";

export const privilegeCalls = [
	query(deals.getPrivilegeListV3, async (request, context) => {
		const { rows, totalpages } = categoryPage(
			await catalogueOf(context.db),
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
	query(deals.getPrivilegeListByReferenceListV2, async (request, context) => {
		const rows = referenceList(
			await catalogueOf(context.db),
			request.Alt_Reference,
			request,
			context.now,
		);
		return await cardsFor(context, rows);
	}),
	query(browse.getPrivilegeListByBrandV2, async (request, context) => {
		const rows = listedPrivileges(
			await catalogueOf(context.db),
			request,
			context.now,
			(row) => String(row.brand_id) === request.Brand_Id,
		);
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
	query(contract.checkStock, async ({ Privilege_Alt_Reference }, { db }) => {
		const { privilege } = await findPrivilege(db, Privilege_Alt_Reference);
		return stockOf(privilege);
	}),
	query(contract.checkLimit, async ({ Privilege_Alt_Reference }, context) => {
		const { privilege } = await findPrivilege(
			context.db,
			Privilege_Alt_Reference,
		);
		return evaluateLimits(await limitCountersOf(context, privilege));
	}),
];
