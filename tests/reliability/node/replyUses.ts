// What the app does with a reply before a person sees it: the pure rules of each screen, by endpoint.
import * as v from "valibot";
import { getAnnouncementList } from "../../../src/contract/announcement";
import { getDetail } from "../../../src/contract/article";
import { landing } from "../../../src/contract/authentication";
import { getSetBanner } from "../../../src/contract/banner";
import { couponCodeDetail } from "../../../src/contract/code";
import { getProfile } from "../../../src/contract/customer";
import { getTrackingStatus } from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import { getRankSummary } from "../../../src/contract/game";
import {
	type HistoryItem,
	historyRedeem,
	rewardCode,
} from "../../../src/contract/history";
import { getNotifyList } from "../../../src/contract/notify";
import {
	checkLimit,
	checkStock,
	getDetailV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import {
	type Limits,
	limits,
	type Privilege,
	type Stock,
	stock,
} from "../../../src/contract/privilegeFields";
import { getDynamicSurvey } from "../../../src/contract/survey";
import { getTermsofServiceList } from "../../../src/contract/terms";
import { deepLinkPath } from "../../../src/domain/app/deepLink";
import { nextPageNumber } from "../../../src/domain/app/nextPageNumber";
import { articleButton } from "../../../src/domain/article/articleAction";
import { receivedReward } from "../../../src/domain/article/articleReward";
import { eligibilityChecks } from "../../../src/domain/claim/eligibility";
import { mainButton } from "../../../src/domain/claim/mainButton";
import { alertType } from "../../../src/domain/claim/privilegeAlert";
import { remainingQuota } from "../../../src/domain/claim/quota";
import {
	cardStatus,
	earliestCountdown,
	hasVisibleCode,
	latestArrival,
} from "../../../src/domain/code/cardStatus";
import { codeCard } from "../../../src/domain/code/codeCard";
import {
	codeCardOfItem,
	codeCardOfPrivilege,
} from "../../../src/domain/code/codeCardOf";
import { codeContent } from "../../../src/domain/code/codeContent";
import {
	clockDigits,
	ringFraction,
	showsCountdown,
	timeLeft,
} from "../../../src/domain/code/countdown";
import { groupCharacters } from "../../../src/domain/code/groupCharacters";
import { readiness } from "../../../src/domain/code/readiness";
import {
	availableScanModes,
	nextScanMode,
	qrToggleTarget,
} from "../../../src/domain/code/scanModes";
import { trackingSteps } from "../../../src/domain/delivery/trackingSteps";
import { rankingOf } from "../../../src/domain/game/ranking";
import { homeBanners } from "../../../src/domain/home/banner";
import {
	canAccept,
	consentChoices,
	isTermsUpdateDue,
} from "../../../src/domain/member/consents";
import { formatValidity } from "../../../src/domain/member/validity";
import { notifyTarget } from "../../../src/domain/notify/notifyTarget";
import { memberTier } from "../../../src/domain/session/tier";
import { isAnswered } from "../../../src/domain/survey/survey";
import { formatDateTime, inMs } from "../../../src/domain/text/dates";

/** Describes what the person would miss; null if nothing is wrong. Throws when the app would. */
type Use<E extends Endpoint> = (
	read: v.InferOutput<E["reply"]>,
	raw: unknown,
	now: number,
) => string | null;

/** `mustRead`: whether the data has enough that the app must not reject the whole reply. */
const use = <E extends Endpoint>(
	endpoint: E,
	work: Use<E>,
	mustRead: (data: unknown) => boolean = () => false,
) =>
	[
		endpoint,
		(data: unknown, now: number) => {
			const read = v.safeParse<E["reply"]>(endpoint.reply, data);
			if (read.success) return work(read.output, data, now);
			return mustRead(data) ? "the whole reply is lost" : null;
		},
	] as const;

const isRecord = (data: unknown) =>
	typeof data === "object" && data !== null && !Array.isArray(data);

/** The coupons of a history page that have an id. */
const couponsWithId = (data: unknown): unknown[] => {
	const { items } = Object(data);
	return (Array.isArray(items) ? items : []).filter((it: unknown) => {
		const id = isRecord(it) ? legible(Object(it).ext_transaction_id) : "";
		return id !== "" && id.length <= 200;
	});
};

const both = (moment: string | null) => [
	formatDateTime(moment, "th"),
	formatDateTime(moment, "en-US"),
];

/** A text or number of the reply as a person reads it; "" for a value that means none. */
const legible = (value: unknown): string =>
	typeof value === "string" || Number.isSafeInteger(value)
		? String(value)
				.trim()
				.replace(/^(null|-|0)$/i, "")
		: "";

function drawCode(
	read: v.InferOutput<typeof rewardCode>,
	raw: unknown,
	now: number,
) {
	const content = codeContent(read);
	const ways = availableScanModes(read.barcode_format, read.code, false);
	let way = ways[0] ?? "digits";
	for (let step = 0; step < 8; step++) way = nextScanMode(ways, way);
	qrToggleTarget(ways, way);
	groupCharacters(read.code);
	const end = showsCountdown(read.privilegetype, read.countdown_time)
		? inMs(read.countdown_time)
		: null;
	if (end !== null) clockDigits(timeLeft(end, now));
	ringFraction(timeLeft(end ?? now, now), 15);
	// The code after saving it on the phone and reading it back.
	const kept = v.parse(rewardCode, JSON.parse(JSON.stringify(read)));
	if (JSON.stringify(kept) !== JSON.stringify(read))
		return "the saved code differs from the reply";
	const sent = legible(Object(raw).code);
	const shown =
		content.kind === "code" || content.kind === "link"
			? content.code.trim()
			: "";
	if (sent !== "" && shown !== sent)
		return `the code is not shown: ${sent.slice(0, 40)}`;
	const address = legible(Object(raw).link);
	if (content.kind === "none" && address !== "")
		return "the address is not shown";
	return ways.includes("qr") && ways.includes("digits")
		? null
		: "the code has no QR code or no digits";
}

function drawHistory(items: readonly HistoryItem[], now: number) {
	for (const item of items) {
		for (const mode of ["available", "used", "seeCode"] as const)
			cardStatus(item, mode, now);
		readiness(item, { saved: false, online: true, error: undefined }, now);
		hasVisibleCode(item);
		latestArrival(item);
		v.parse(codeCard, codeCardOfItem(item));
		for (const moment of [
			item.redeem_datetime,
			item.expiration_datetime,
			item.countdown_datetime,
		])
			if (moment !== null && both(moment).includes(""))
				return "a date cannot be shown as a text";
	}
	earliestCountdown(items);
	return null;
}

function drawPrivilege(
	privilege: Privilege,
	stock: Stock,
	limits: Limits,
	now: number,
) {
	const button = mainButton({ privilege, stock, limits, failed: false });
	eligibilityChecks({
		privilege,
		stock,
		limits,
		deviceName: "Orion",
		tierName: "Gold",
		now,
	});
	alertType(privilege, button.reason, now);
	const { percent } = remainingQuota(
		stock,
		limits,
		privilege.criteria_is_issue,
	);
	v.parse(codeCard, codeCardOfPrivilege(privilege));
	return percent >= 0 && percent <= 100 ? null : `a quota of ${percent} %`;
}

const plain = v.parse(getDetailV2.reply, { alt_reference: "PV_1" });

/** The uses by endpoint; a reply of any other endpoint is only parsed. */
export const replyUses = new Map<
	Endpoint,
	(data: unknown, now: number) => string | null | undefined
>([
	use(couponCodeDetail, drawCode, isRecord),
	use(
		historyRedeem,
		(read, raw, now) => {
			if (read.items.length < couponsWithId(raw).length)
				return "a coupon is missing";
			nextPageNumber([read], 1, 25, (item) => item.ext_transaction_id);
			return drawHistory(read.items, now);
		},
		(data) => couponsWithId(data).length > 0,
	),
	use(
		getDetailV2,
		(read, _raw, now) => drawPrivilege(read, read, read, now),
		isRecord,
	),
	use(updateUsedPrivilege, () => null, isRecord),
	use(
		checkStock,
		(read, _raw, now) => drawPrivilege(plain, read, v.parse(limits, {}), now),
		isRecord,
	),
	use(
		checkLimit,
		(read, _raw, now) => drawPrivilege(plain, v.parse(stock, {}), read, now),
		isRecord,
	),
	use(getDetail, ({ article }, _raw, now) => {
		articleButton({
			article,
			privilege: plain,
			failure: null,
			origin: "https://gift.example",
			now,
		});
		receivedReward(article);
		return null;
	}),
	use(getAnnouncementList, ({ article_list }) => {
		for (const it of article_list) both(it.valid_from);
		return null;
	}),
	use(getTermsofServiceList, (read) => {
		consentChoices(read, {});
		canAccept(read, {});
		isTermsUpdateDue(read);
		return null;
	}),
	use(getProfile, ({ customer }) => {
		memberTier(customer, "");
		formatValidity(customer.tier_start, customer.tier_end, "th");
		return null;
	}),
	use(landing, (read) => {
		deepLinkPath(read);
		return null;
	}),
	use(getTrackingStatus, ({ shipping }) => {
		trackingSteps(shipping?.shipping_status ?? 0);
		return null;
	}),
	use(getSetBanner, (read, _raw, now) => {
		homeBanners(read, now);
		return null;
	}),
	use(getNotifyList, ({ notify_lists }) => {
		for (const it of notify_lists) notifyTarget(it, "https://gift.example");
		return null;
	}),
	use(getRankSummary, ({ top_ranks, customer_rank }) => {
		rankingOf(top_ranks, customer_rank);
		return null;
	}),
	use(getDynamicSurvey, ({ sections }) => {
		isAnswered(sections);
		return null;
	}),
]);
