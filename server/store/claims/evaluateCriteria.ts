// The criteria of a privilege: tier, device series, flagship, answered survey, visibility (2 §3 criteria_*).
import type { LocalizedMessage } from "../../../src/contract/envelope";
import { tierNames } from "../../../src/contract/tierNames";
import type { PrivilegeRow } from "../catalogue/privileges";
import type { Database } from "../connection/database";
import { answeredSurveys } from "../content/surveys";
import type { CustomerRow } from "../member/customers";

const hiddenReason = {
	th: "ขณะนี้สิทธิ์นี้ยังไม่เปิดให้รับ",
	en: "This privilege is not available at the moment.",
};

/** `A`, `A and B`, `A, B and C`. */
export const joinNames = (names: readonly string[], and: string): string =>
	[names.slice(0, -1).join(", "), ...names.slice(-1)]
		.filter(Boolean)
		.join(` ${and} `);

/** Whether a customer may see a privilege and claim it (`is_issue`); the reason is empty if both hold. */
export async function evaluateCriteria(
	db: Database,
	{ criteria, hidden }: Pick<PrivilegeRow, "criteria" | "hidden">,
	customer: CustomerRow,
) {
	const { tiers, series, flagship, survey, reason_th, reason_en } = criteria;
	const ownReason = (reason_th || reason_en) && {
		th: reason_th ?? "",
		en: reason_en ?? "",
	};
	if (hidden)
		return {
			is_visible: false,
			is_issue: false,
			reason: ownReason || hiddenReason,
		};
	const notIssued = (reason: LocalizedMessage) => ({
		is_visible: true,
		is_issue: false,
		reason: ownReason || reason,
	});
	// An empty list of tiers allows everybody, as for a banner.
	if (tiers?.length && !tiers.some((tier) => tier === customer.tier)) {
		const names = tiers.map((tier) => tierNames.get(tier) ?? tier);
		return notIssued({
			th: `สิทธิ์นี้สำหรับสมาชิกระดับ ${joinNames(names, "และ")} เท่านั้น`,
			en: `This privilege is for ${joinNames(names, "and")} members only.`,
		});
	}
	if (series?.length && !series.includes(customer.device_series))
		return notIssued({
			th: "สิทธิ์นี้สำหรับรุ่นที่ร่วมรายการเท่านั้น",
			en: "This privilege is for selected device models only.",
		});
	if (flagship && !customer.is_flagship)
		return notIssued({
			th: "สิทธิ์นี้สำหรับเครื่องรุ่นเรือธงเท่านั้น",
			en: "This privilege is for flagship devices only.",
		});
	if (survey && !(await answeredSurveys(db, customer.sub)).has(survey))
		return notIssued({
			th: "ตอบแบบสอบถามให้ครบก่อน จึงจะรับสิทธิ์นี้ได้",
			en: "Answer the survey first to get this reward.",
		});
	return { is_visible: true, is_issue: true, reason: { th: "", en: "" } };
}
