// Privilege reads: lists, detail, stock and limits (1 §7, 2 §7).
import * as browse from "../../src/contract/browse";
import * as deals from "../../src/contract/deals";
import * as contract from "../../src/contract/privilege";
import { privilegeType } from "../../src/contract/privilegeFields";
import { type Position, roundDistance } from "../rules/distance";
import { nearestBranchByBrand } from "../store/catalogue/branches";
import { catalogueOf } from "../store/catalogue/catalogue";
import {
	categoryPage,
	isOrdered,
	listedPrivileges,
	type Ordering,
	privilegesByReference,
} from "../store/catalogue/privilegeLists";
import { findPrivilege } from "../store/catalogue/privileges";
import { countLimits } from "../store/claims/countLimits";
import { evaluateLimits } from "../store/claims/evaluateLimits";
import { type CustomerContext, query } from "./defineCall";
import {
	maxCards,
	privilegeCards,
	privilegeDetail,
	stockFields,
} from "./privilegeReplies";

/** The range of deals near a place; the documents give a range only for branches. */
const dealRangeKm = 50;

/** Cards of the nearest deals with the brand's nearest branch and its distance in km, nearest first unless another order is requested. */
async function dealsNear(
	context: CustomerContext,
	here: Position,
	ordering: Ordering,
): Promise<browse.NearDeal[]> {
	const catalogue = await catalogueOf(context.db);
	const nearest = nearestBranchByBrand(catalogue, here, dealRangeKm);
	const distanceOf = (row: { brand_id: number }) =>
		nearest.get(row.brand_id)?.distance ?? 0;
	const rows = listedPrivileges(
		catalogue,
		ordering,
		context.now,
		(row) => row.type === privilegeType.code && nearest.has(row.brand_id),
	);
	const byDistance = rows.toSorted((a, b) => distanceOf(a) - distanceOf(b));
	const shown = new Set(byDistance.slice(0, maxCards));
	const chosen = isOrdered(ordering)
		? rows.filter((row) => shown.has(row))
		: [...shown];
	return (await privilegeCards(context, chosen)).map((card) => {
		const branch = nearest.get(Number(card.brand_id));
		return {
			...card,
			distance: branch ? roundDistance(branch.distance) : null,
			branch_title_th: branch?.name_th ?? "",
			branch_title_en: branch?.name_en ?? "",
			branch_lat: branch?.lat ?? null,
			branch_lng: branch?.lng ?? null,
		};
	});
}

export const privilegeCalls = [
	query(deals.getPrivilegeListV3, async (request, context) => {
		const catalogue = await catalogueOf(context.db);
		const { rows, totalpages } = categoryPage(catalogue, request, context.now);
		return { items: await privilegeCards(context, rows), totalpages };
	}),
	query(deals.getPrivilegeListByReferenceListV2, async (request, context) => {
		const rows = privilegesByReference(
			await catalogueOf(context.db),
			request.Alt_Reference,
			request,
			context.now,
		);
		return await privilegeCards(context, rows);
	}),
	query(browse.getPrivilegeListByBrandV2, async (request, context) => {
		const rows = listedPrivileges(
			await catalogueOf(context.db),
			request,
			context.now,
			(row) => String(row.brand_id) === request.Brand_Id,
		);
		return await privilegeCards(context, rows);
	}),
	query(browse.getDealNearMe, async (request, context) => {
		const here = { lat: request.Location_Lat, lng: request.Location_Long };
		return await dealsNear(context, here, request);
	}),
	query(contract.getDetail, privilegeDetail),
	query(contract.getDetailV2, privilegeDetail),
	query(contract.checkStock, async ({ Privilege_Alt_Reference }, { db }) => {
		const { privilege } = await findPrivilege(db, Privilege_Alt_Reference);
		return stockFields(privilege);
	}),
	query(contract.checkLimit, async ({ Privilege_Alt_Reference }, context) => {
		const { privilege, group } = await findPrivilege(
			context.db,
			Privilege_Alt_Reference,
		);
		const counters = await countLimits(context, privilege, group);
		return evaluateLimits(counters, context.now);
	}),
];
