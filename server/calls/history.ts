// History calls: claimed privileges, their codes, the count, copy events (2 §3, 2 §4, 2 §7).
import { rewardType } from "../../src/contract/claimed";
import * as code from "../../src/contract/code";
import * as contract from "../../src/contract/history";
import { privilegeType } from "../../src/contract/privilegeFields";
import { catalogueOf } from "../store/catalogue/catalogue";
import {
	isClaimUsed,
	isInUse,
	usedCodeDescriptionOf,
} from "../store/claims/claimState";
import { countUsable, historyPage } from "../store/claims/history";
import { openCode } from "../store/claims/openCode";
import { privilegeEvents } from "../store/schema/schema";
import { mutation, query } from "./defineCall";
import { extraPayload } from "./privilegeReplies";

export const historyCalls = [
	query(contract.historyRedeem, async (request, context) => {
		const { db, now, pictureUrl } = context;
		const catalogue = await catalogueOf(db);
		const { rows, totalpages } = await historyPage(context, catalogue, request);
		const items = rows.map(({ claim, privilege }) => ({
			ext_transaction_id: claim.transaction_id,
			privilege_ref: privilege.alt_reference,
			brand_id: String(privilege.brand_id),
			brand_name_th: privilege.brand_name_th,
			brand_name_en: privilege.brand_name_en,
			brand_logo: pictureUrl(privilege.brand_logo),
			image_url: pictureUrl(privilege.picture),
			reward_name: privilege.name_th,
			reward_name_en: privilege.name_en,
			sub_name: privilege.subname_th,
			sub_name_en: privilege.subname_en,
			is_used_code: isInUse(claim),
			is_used_code_desc: usedCodeDescriptionOf(claim, privilege.used_for, now),
			redeem_datetime: claim.claimed_at.toISOString(),
			expiration_datetime: claim.expires_at.toISOString(),
			countdown_datetime: claim.countdown_end?.toISOString() ?? null,
			// A prize counts as used from the moment it arrives.
			reward_type:
				privilege.type === privilegeType.physical && isClaimUsed(claim, now)
					? rewardType.delivered
					: privilege.type,
			extra_payload: extraPayload(privilege),
			footer_message_en: privilege.footer_en,
			footer_message_th: privilege.footer_th,
			reserve_timeout: privilege.reserve_timeout,
			used_datetime: isClaimUsed(claim, now)
				? (claim.used_at?.toISOString() ?? null)
				: null,
		}));
		return { items, totalpages };
	}),
	query(contract.countRedeem, async (_request, context) => ({
		count: await countUsable(context),
	})),
	mutation(
		code.couponCodeDetail,
		async ({ CPC_Transaction_Id, Start_Countdown }, context) => {
			const { claim, privilege } = await openCode(
				context,
				CPC_Transaction_Id,
				Start_Countdown,
			);
			const isUrl = privilege.type === privilegeType.urlCode;
			return {
				code: claim.code,
				link: isUrl
					? privilege.link.replaceAll("{code}", encodeURIComponent(claim.code))
					: "",
				is_url: isUrl,
				countdown_time: claim.countdown_end?.toISOString() ?? null,
				display_type: isUrl ? privilege.display_type : null,
				privilegetype: privilege.type,
				transaction_id: claim.transaction_id,
				privilege_id: String(privilege.privilege_id),
				barcode_format: privilege.barcode_format,
			};
		},
	),
	mutation(
		code.privilegeEventLog,
		async (request, { db, customer, now }) => {
			await db.insert(privilegeEvents).values({
				sub: customer.sub,
				transaction_id: request.Transaction_Id,
				privilege_id: request.Privilege_Id,
				privilege_type: request.PrivilegeType,
				event: request.Type_Event_Log,
				created_at: now,
			});
		},
		{ limit: "logs" },
	),
];
