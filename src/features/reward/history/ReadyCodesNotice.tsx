// "3 codes ready for the shop": which codes are available offline, and why others are not (O02).
import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import ChevronDown from "lucide-react/icons/chevron-down";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudDownload from "lucide-react/icons/cloud-download";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import type { HistoryItem } from "../../../contract/history";
import { type Readiness, readiness } from "../../../domain/code/readiness";
import { useOnline } from "../../../platform/browser/online";
import { useEndTimes } from "../../../platform/http/clock";
import { useLocalized } from "../../../platform/i18n/locale";
import { saveErrorsAtom } from "../../../platform/storage/saveErrors";
import type { WalletCode } from "../../../platform/storage/wallet";
import { readyCodes } from "../../../sync/readyCodes";
import styles from "./ReadyCodesNotice.module.css";
import { StorageNotice } from "./StorageNotice";

/** Counts the unexpired `saved` codes and lists the missing ones; renders nothing without either. */
export function ReadyCodesNotice({
	items,
	saved,
}: {
	items: readonly HistoryItem[];
	saved: WalletCode[];
}) {
	const { confirmedNow: now } = useEndTimes(1000);
	const online = useOnline();
	const errors = useAtomValue(saveErrorsAtom);
	const count = readyCodes(saved, now).length;
	const ids = new Set(saved.map(({ transaction_id }) => transaction_id));
	const missing = items.flatMap((item) => {
		const id = item.ext_transaction_id;
		const phone = { saved: ids.has(id), online, error: errors[id] };
		const state = readiness(item, phone, now);
		return state && state !== "ready" ? [{ item, state }] : [];
	});
	if (count === 0 && missing.length === 0) return null;
	const faults = missing.filter(({ state }) => !isExpected(state)).length;
	const stillMissing = faults > 0 ? CloudAlert : CloudDownload;
	const Icon = count > 0 ? CloudCheck : stillMissing;
	return (
		<div className={`${styles.line} ${count === 0 ? styles.none : ""}`}>
			<span className={styles.icon} aria-hidden="true">
				<Icon size={20} />
			</span>
			<div className={styles.words}>
				{count > 0 && (
					<>
						<p className={styles.title}>
							<Plural
								value={count}
								one="# code ready for the shop"
								other="# codes ready for the shop"
							/>
						</p>
						<p className={styles.text}>
							<Trans>Saved on this phone, open without internet</Trans>
						</p>
						<StorageNotice />
					</>
				)}
				{missing.length > 0 && <Missing codes={missing} besides={count} />}
			</div>
		</div>
	);
}

/** The codes that are not saved, with reasons, collapsed; `besides`: the number of those that are. */
function Missing({
	codes,
	besides,
}: {
	codes: { item: HistoryItem; state: Readiness }[];
	besides: number;
}) {
	const localized = useLocalized();
	return (
		<details className={styles.missing}>
			<summary className={styles.more}>
				<Summary
					states={codes.map(({ state }) => state)}
					hasOthers={besides > 0}
				/>
				<ChevronDown size={18} aria-hidden="true" />
			</summary>
			<ul className={styles.reasons}>
				{codes.map(({ item, state }) => (
					<li key={item.ext_transaction_id}>
						<span className="clamp-1">
							{localized(item.reward_name, item.reward_name_en)}
						</span>
						<span className={styles.text}>
							<Reason state={state} />
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}

const isExpected = (state: Readiness) =>
	state === "onItsWay" || state === "atCounter";

/** What went wrong first, then what is being done, then what is to be expected. */
function Summary({
	states,
	hasOthers,
}: {
	states: Readiness[];
	hasOthers: boolean;
}) {
	const faults = states.filter((state) => !isExpected(state)).length;
	const saving = states.filter((state) => state === "onItsWay").length;
	if (faults > 0)
		return (
			<Plural
				value={faults}
				one="# code is not on this phone yet"
				other="# codes are not on this phone yet"
			/>
		);
	if (saving > 0)
		return (
			<Plural
				value={saving}
				one="Saving # code on this phone"
				other="Saving # codes on this phone"
			/>
		);
	return hasOthers ? (
		<Plural
			value={states.length}
			one="# more needs the internet when you start it at the shop"
			other="# more need the internet when you start them at the shop"
		/>
	) : (
		<Plural
			value={states.length}
			one="# code needs the internet when you start it at the shop"
			other="# codes need the internet when you start them at the shop"
		/>
	);
}

function Reason({ state }: { state: Readiness }) {
	switch (state) {
		case "atCounter":
			return <Trans>Saved when you start its clock, with internet</Trans>;
		case "onItsWay":
			return <Trans>Being saved now</Trans>;
		case "needsNetwork":
			return <Trans>Needs the internet once</Trans>;
		case "noRoom":
			return <Trans>This phone has no room for it</Trans>;
		case "noSymbol":
			return <Trans>Its barcode could not be made ready yet</Trans>;
		default:
			return <Trans>The shop's system did not give it</Trans>;
	}
}
