// Mutations of a privilege: claim, use, favourites (2 §4, 2 §7).
import * as favourites from "../../src/contract/favourites";
import * as contract from "../../src/contract/privilege";
import { catalogueOf } from "../store/catalogue/catalogue";
import { setFavourites, toggleFavourite } from "../store/catalogue/favourites";
import { favouritePrivileges } from "../store/catalogue/privileges";
import { claimPrivilege } from "../store/claims/claimPrivilege";
import { markUsed } from "../store/claims/openCode";
import { mutation, query } from "./defineCall";
import { privilegeCards } from "./privilegeReplies";

export const claimCalls = [
	mutation(
		contract.submitRedeemCouponCodeV2,
		async ({ Reference, IsUsed }, context) => ({
			transaction_id: await claimPrivilege(context, Reference, IsUsed),
		}),
	),
	mutation(
		contract.updateUsedPrivilege,
		async ({ Transaction_Id }, context) => {
			await markUsed(context, Transaction_Id);
			return {
				success: true,
				messageth: "ใช้สิทธิ์เรียบร้อยแล้ว",
				messageen: "The privilege has been used.",
				transaction_id: Transaction_Id,
				status: "success",
			};
		},
	),
	mutation(
		favourites.addOrRemoveFavoritePrivilege,
		async ({ Content_Type, Content_Ref }, context) => ({
			is_added_favorite: await toggleFavourite(
				context,
				Content_Type,
				Content_Ref,
			),
		}),
	),
	mutation(
		favourites.addOrRemoveAllFavoritePrivilege,
		({ Content_Type, Content_Ref, Is_Favorite }, context) =>
			setFavourites(context, Content_Type, Content_Ref, Is_Favorite),
	),
	query(favourites.getFavoritePrivilegeListV2, async (_request, context) => {
		const { privileges } = await catalogueOf(context.db);
		const rows = await favouritePrivileges(context.db, context.customer.sub);
		return await privilegeCards(
			context,
			rows.flatMap(({ privilege_id, added_at }) => {
				const row = privileges.get(privilege_id);
				return row ? [{ ...row, added_at }] : [];
			}),
		);
	}),
];
