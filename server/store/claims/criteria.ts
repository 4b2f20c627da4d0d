// The criteria of a privilege: tier, device series, flagship, answered survey, visibility (2 §3 criteria_*).
import type { LocalizedMessage } from "../../../src/contract/envelope";
import { tierNames } from "../../rules/tierNames";
import type { Database } from "../connection/openDatabase";
import { hasAnswered } from "../content/surveys";
import type { CustomerRow } from "../member/customers";
import type { PrivilegeRow } from "./countLimits";

const hiddenReason: LocalizedMessage = {
	th: "ขณะนี้สิทธิ์นี้ยังไม่เปิดให้รับ",
	en: "This privilege is not available at the moment.",
};

const unansweredReason: LocalizedMessage = {
	th: "ตอบแบบสอบถามให้ครบก่อน จึงจะรับสิทธิ์นี้ได้",
	en: "Answer the survey first to get this reward.",
};

type Criteria = Pick<PrivilegeRow, "criteria" | "hidden">;

/** Whether the customer answered the survey that this rewards; true where there is none. */
export const hasAnsweredRequiredSurvey = async (
	db: Database,
	{ criteria: { survey } }: Criteria,
	sub: string,
): Promise<boolean> =>
	survey === undefined || (await hasAnswered(db, sub, survey));

export interface CriteriaResult {
	is_visible: boolean;
	is_issue: boolean;
	/** Empty where both are true. */
	reason: LocalizedMessage;
}

/** Evaluates a privilege's criteria for a customer; `earned` comes from hasAnsweredRequiredSurvey. */
export function evaluateCriteria(
	privilege: Criteria,
	customer: CustomerRow,
	earned: boolean,
): CriteriaResult {
	const { tiers, series, flagship, reason_th, reason_en } = privilege.criteria;
	const own =
		reason_th && reason_en ? { th: reason_th, en: reason_en } : undefined;
	if (privilege.hidden)
		return { is_visible: false, is_issue: false, reason: own ?? hiddenReason };
	const issue = (reason: LocalizedMessage): CriteriaResult => ({
		is_visible: true,
		is_issue: false,
		reason: own ?? reason,
	});
	if (tiers && !tiers.some((tier) => tier === customer.tier)) {
		const names = tiers.map((tier) => tierNames[tier] ?? tier);
		return issue({
			th: `สิทธิ์นี้สำหรับสมาชิก ${names.join(" และ ")} เท่านั้น`,
			en: `This privilege is for ${names.join(" and ")} members only.`,
		});
	}
	if (series && !series.includes(customer.device_series))
		return issue({
			th: "สิทธิ์นี้สำหรับรุ่นที่ร่วมรายการเท่านั้น",
			en: "This privilege is for selected device models only.",
		});
	if (flagship && !customer.is_flagship)
		return issue({
			th: "สิทธิ์นี้สำหรับเครื่องรุ่นเรือธงเท่านั้น",
			en: "This privilege is for flagship devices only.",
		});
	if (!earned) return issue(unansweredReason);
	return { is_visible: true, is_issue: true, reason: { th: "", en: "" } };
}
