// The replies about a privilege: card, detail and stock (2 §3).
import type { PrivilegeCard } from "../../src/contract/privilegeCard";
import {
	type Privilege,
	privilegeType,
} from "../../src/contract/privilegeFields";
import { devicePseudonym } from "../rules/pseudonyms";
import type { CataloguePrivilege } from "../store/catalogue/catalogue";
import { favouritesAmong } from "../store/catalogue/favourites";
import {
	findPrivilege,
	inStockAmong,
	type PrivilegeRow,
} from "../store/catalogue/privileges";
import {
	isClaimUsable,
	isInUse,
	usedCodeDescriptionOf,
} from "../store/claims/claimState";
import { countClaimsOf, mainClaimOf } from "../store/claims/claimsOfPrivileges";
import { countLimits } from "../store/claims/countLimits";
import { evaluateCriteria } from "../store/claims/evaluateCriteria";
import { evaluateLimits } from "../store/claims/evaluateLimits";
import type { CustomerContext } from "./defineCall";

/** The extra key-value pairs of a privilege: used_for marks an activity, display the large layout (2 §3). */
export const extraPayload = ({
	type,
	used_for,
	display,
	barcode_format,
}: Pick<PrivilegeRow, "type" | "used_for" | "display" | "barcode_format">) => [
	...(used_for ? [{ key: "used_for", string_val: used_for }] : []),
	...(display ? [{ key: "display", string_val: display }] : []),
	...(type === privilegeType.physical
		? []
		: [{ key: "barcode_format", string_val: barcode_format }]),
];

/** The stock fields of the detail and of CheckStock (2 §3). */
export const stockFields = (privilege: PrivilegeRow) => ({
	out_of_stock: privilege.entry_remaining <= 0,
	entry_remaining_qty: privilege.entry_remaining,
	entry_total: privilege.entry_total,
});

/** The most cards in a reply of the search or of the deals near a place: these calls have no pages. */
export const maxCards = 200;

/** The cards of these privileges for the customer, in the same order; `added_at` is the time a favourite was added (2 §3). */
export async function privilegeCards(
	{ db, customer, settings, pictureUrl }: CustomerContext,
	rows: readonly (CataloguePrivilege & { added_at?: Date })[],
): Promise<PrivilegeCard[]> {
	if (rows.length === 0) return [];
	const favourites = await favouritesAmong(
		db,
		customer.sub,
		rows.map((row) => row.alt_reference),
	);
	const ids = rows.map((row) => row.privilege_id);
	const inStock = await inStockAmong(db, ids);
	// As in the limits, the claims of a deleted customer still count for the device.
	const devices = [
		customer.imei,
		devicePseudonym(customer.imei, settings.tokenKey),
	];
	const counts = await countClaimsOf(db, ids, customer.sub, devices);
	const claimed = new Map(counts.map((it) => [it.privilege_id, it]));
	return rows.map((row) => {
		const own = claimed.get(row.privilege_id);
		const isSoldOut = !inStock.has(row.privilege_id);
		return {
			privilege_id: String(row.privilege_id),
			alt_reference: row.alt_reference,
			type: row.type,
			name_th: row.name_th,
			name_en: row.name_en,
			subname_th: row.subname_th,
			subname_en: row.subname_en,
			privilege_image_url: pictureUrl(row.picture),
			brand_id: String(row.brand_id),
			brand_name_th: row.brand_name_th,
			brand_name_en: row.brand_name_en,
			brand_logo: pictureUrl(row.brand_logo),
			privilege_group_image: [],
			extrapayload: extraPayload(row),
			is_added_favorite: favourites.has(row.alt_reference),
			is_per_device_limit:
				(own?.byDevice ?? 0) >= (row.limits.device ?? Infinity),
			is_overall_limit: isSoldOut,
			out_of_stock: isSoldOut,
			display_redeem_badge: own?.isClaimed ?? false,
			distance: null,
			criteria_is_visible: true,
			valid_through: row.valid_through.toISOString(),
			tx_timestamp: row.added_at?.getTime() ?? null,
		};
	});
}

/** The detail of a privilege for the customer, with stock, limits and the claim that the app leads to. Throws 10018 for an unknown reference. */
export async function privilegeDetail(
	{ Privilege_Alt_Reference: reference }: { Privilege_Alt_Reference: string },
	context: CustomerContext,
): Promise<Privilege> {
	const { db, customer, now, pictureUrl } = context;
	const { privilege, brand, group } = await findPrivilege(db, reference);
	const criteria = await evaluateCriteria(db, privilege, customer);
	const counters = await countLimits(context, privilege, group);
	const claim = await mainClaimOf(
		db,
		customer.sub,
		privilege.privilege_id,
		now,
	);
	// Without a usable claim, the app shows the last one whose code was opened, even when it is used or ended (2 §2).
	const shown =
		claim && (isClaimUsable(claim, now) || isInUse(claim)) ? claim : undefined;
	const favourites = await favouritesAmong(db, customer.sub, [
		privilege.alt_reference,
	]);
	return {
		privilege_id: String(privilege.privilege_id),
		reference: privilege.reference,
		alt_reference: privilege.alt_reference,
		name_th: privilege.name_th,
		name_en: privilege.name_en,
		subname_th: privilege.subname_th,
		subname_en: privilege.subname_en,
		desc_th: privilege.desc_th,
		desc_en: privilege.desc_en,
		termsandcondsth: privilege.terms_th,
		termsandcondsen: privilege.terms_en,
		privilege_image_url: pictureUrl(privilege.picture),
		point_ref: String(privilege.point),
		value_ref: "",
		valid_from: privilege.valid_from.toISOString(),
		valid_through: privilege.valid_through.toISOString(),
		is_added_favorite: favourites.has(privilege.alt_reference),
		is_already_received: claim !== undefined,
		type: privilege.type,
		criteria_is_visible: criteria.is_visible,
		criteria_is_issue: criteria.is_issue,
		criteria_visible_reason_th: criteria.is_visible ? "" : criteria.reason.th,
		criteria_visible_reason_en: criteria.is_visible ? "" : criteria.reason.en,
		criteria_issue_reason_th: criteria.reason.th,
		criteria_issue_reason_en: criteria.reason.en,
		brand_id: String(brand.brand_id),
		brand_name_th: brand.name_th,
		brand_name_en: brand.name_en,
		brand_logo: pictureUrl(brand.logo),
		reserve_timeout: privilege.reserve_timeout,
		footermessageth: privilege.footer_th,
		footermessageen: privilege.footer_en,
		ext_transaction_id: shown?.transaction_id ?? "",
		is_used_code: shown !== undefined && isInUse(shown),
		is_used_code_desc: shown
			? usedCodeDescriptionOf(shown, privilege.used_for, now)
			: "",
		is_available_brand: brand.is_available,
		extrapayload: extraPayload(privilege),
		privilege_display: {
			button_active_name_th: privilege.button_th,
			button_active_name_en: privilege.button_en,
			button_get_more_name_th: privilege.button_more_th,
			button_get_more_name_en: privilege.button_more_en,
		},
		privilege_criteria: { device_desc: privilege.criteria.device_desc ?? "" },
		...stockFields(privilege),
		...evaluateLimits(counters, now),
	};
}
