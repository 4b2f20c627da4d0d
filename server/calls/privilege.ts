// Privilege reads: lists, detail, stock and limits (1 §7, 2 §7).
import * as browse from "../../src/contract/browse";
import * as deals from "../../src/contract/deals";
import * as contract from "../../src/contract/privilege";
import {
	brandList,
	categoryPage,
	onePrivilege,
	referenceList,
} from "../store/catalogue/privileges";
import { limitFields } from "../store/claims/evaluateLimits";
import { countLimits } from "../store/claims/limits";
import { reads } from "./defineCall";
import { dealsNear } from "./nearMe";
import { cardsFor, detailFor } from "./privilegeFields";

export const privilegeCalls = [
	reads(deals.getPrivilegeListV3, async (request, { db, customer, now }) => {
		const { rows, totalpages } = await categoryPage(
			db,
			{
				parent: request.parent_category_id,
				sub: request.sub_category_id,
				page: request.page_number,
				size: request.items_per_page,
			},
			request,
			now,
		);
		return { items: await cardsFor(db, rows, customer), totalpages };
	}),
	reads(
		browse.getPrivilegeListByReferenceListV2,
		async (request, { db, customer, now }) => {
			const rows = await referenceList(db, request.Alt_Reference, request, now);
			return await cardsFor(db, rows, customer);
		},
	),
	reads(
		browse.getPrivilegeListByBrandV2,
		async (request, { db, customer, now }) => {
			// An id that is no number names no brand.
			const brand = /^\d{1,9}$/.test(request.Brand_Id)
				? Number(request.Brand_Id)
				: 0;
			const rows = await brandList(db, brand, request, now);
			return await cardsFor(db, rows, customer);
		},
	),
	reads(browse.getDealNearMe, async (request, { db, customer, now }) => {
		const here = { lat: request.Location_Lat, lng: request.Location_Long };
		return await dealsNear(db, here, request, customer, now);
	}),
	reads(contract.getDetail, async (request, { db, customer, now }) =>
		detailFor(
			db,
			await onePrivilege(db, request.Privilege_Alt_Reference),
			customer,
			now,
		),
	),
	reads(contract.getDetailV2, async (request, { db, customer, now }) =>
		detailFor(
			db,
			await onePrivilege(db, request.Privilege_Alt_Reference),
			customer,
			now,
		),
	),
	reads(contract.checkStock, async (request, { db }) => {
		const { privilege } = await onePrivilege(
			db,
			request.Privilege_Alt_Reference,
		);
		return {
			out_of_stock: privilege.entry_remaining <= 0,
			entry_remaining_qty: privilege.entry_remaining,
			entry_total: privilege.entry_total,
		};
	}),
	reads(contract.checkLimit, async (request, { db, customer, now }) => {
		const { privilege } = await onePrivilege(
			db,
			request.Privilege_Alt_Reference,
		);
		return limitFields(await countLimits(db, privilege, customer, now));
	}),
];
