// A calendar file with the ends of the usable coupons.
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { FileFailure } from "../../../components/pages/FileFailure";
import type { HistoryItem } from "../../../contract/history";
import { codePath, couponsPath } from "../../../domain/app/pagePaths";
import { cardStatus } from "../../../domain/code/cardStatus";
import { codeEnd } from "../../../domain/code/codeEnd";
import { formatDateTime } from "../../../domain/text/dates";
import { serverNow, useExpiryClock } from "../../../platform/http/clock";
import { useLocale, useLocalized } from "../../../platform/i18n/locale";
import { usedIdsAtom } from "../../../platform/outbox/couponUseQueue";
import { Status } from "../../../ui/feedback/Status";
import { Button } from "../../../ui/form/Button";
import type { CouponEnd } from "./calendarFile";
import styles from "./HistoryList.module.css";
import { type HistoryQuery, loadNextPage } from "./useMorePages";

/** Loads all pages; rejects if one fails, since the file would lack the oldest coupons, which end next. */
async function loadAllItems(history: HistoryQuery): Promise<HistoryItem[]> {
	let loaded = history;
	while (loaded.hasNextPage) {
		const next = await loadNextPage(loaded);
		if (!next || next.isError) throw new Error("A page of the history failed.");
		loaded = next;
	}
	return loaded.data ?? [];
}

/** Renders nothing if no coupon of the list ends in the future. */
export function CalendarButton({ history }: { history: HistoryQuery }) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const { now, confirmedNow } = useExpiryClock(1000);
	const usedIds = useAtomValue(usedIdsAtom);
	/** Null for a coupon that does not belong in the calendar. */
	function entryOf(item: HistoryItem): CouponEnd | null {
		const id = item.ext_transaction_id;
		const end = codeEnd(item);
		const { action } = cardStatus(item, "available", confirmedNow);
		const isCode = action === "use" || action === "view";
		if (!isCode || usedIds.includes(id) || end === null || end <= now)
			return null;
		const name = localized(item.reward_name, item.reward_name_en) || t`Coupon`;
		const brand = localized(item.brand_name_th, item.brand_name_en);
		const date = formatDateTime(end, locale);
		// The list asks before it starts a coupon that was kept for later.
		const path = action === "view" ? codePath(id) : couponsPath;
		return {
			id,
			end,
			title: t`Coupon expires: ${name}`,
			text: [brand, t`Valid until ${date}`].filter(Boolean).join("\n"),
			url: location.origin + path,
		};
	}
	const save = useMutation({
		mutationFn: async () => {
			const items = await loadAllItems(history);
			const ends = items.flatMap((item) => entryOf(item) ?? []);
			// Loaded on demand, since opening a saved code does not need it.
			const { saveCalendarFile } = await import("./calendarFile");
			await saveCalendarFile(ends, serverNow());
		},
	});
	// Stops at the first one, since this runs every second.
	if (!history.data?.some(entryOf)) return null;
	return (
		<div className={styles.below}>
			<Button
				kind="text"
				size="small"
				busy={save.isPending}
				icon={<CalendarPlus size={20} />}
				onClick={() => save.mutate()}
			>
				{t`Add expiry dates to the calendar`}
			</Button>
			<Status className="soft-14">
				{save.isError && <FileFailure error={save.error} />}
			</Status>
		</div>
	);
}
