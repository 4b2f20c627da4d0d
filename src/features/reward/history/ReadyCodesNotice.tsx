// "3 codes ready for the shop": how many codes are available offline or being saved, and why others are not (O02).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import ChevronDown from "lucide-react/icons/chevron-down";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudDownload from "lucide-react/icons/cloud-download";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import { type ReactNode, useMemo, useState } from "react";
import type { HistoryItem } from "../../../contract/history";
import { ownValue } from "../../../domain/app/ownValue";
import { type Readiness, readiness } from "../../../domain/code/readiness";
import { readyCodes } from "../../../domain/code/readyCodes";
import { openDialog } from "../../../platform/browser/dialogs";
import { useOnline } from "../../../platform/browser/online";
import { useLocalized } from "../../../platform/i18n/locale";
import { useInstallCard } from "../../../platform/pwa/install";
import { useStoragePersisted } from "../../../platform/storage/persistence";
import { saveErrorsAtom } from "../../../platform/storage/saveErrors";
import type { WalletCode } from "../../../platform/storage/wallet";
import { Skeleton } from "../../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import styles from "./ReadyCodesNotice.module.css";
import { useLatestPastEnd } from "./useLatestPastEnd";

/** Counts the unexpired `saved` codes and those being saved, and lists the missing ones; renders nothing if there are none. */
export function ReadyCodesNotice({
	items,
	saved,
}: {
	items: readonly HistoryItem[];
	saved: WalletCode[];
}) {
	const now = Math.max(useLatestPastEnd(items), useLatestPastEnd(saved));
	const online = useOnline();
	const errors = useAtomValue(saveErrorsAtom);
	const count = readyCodes(saved, now).length;
	const unsaved = useMemo(() => {
		const ids = new Set(saved.map(({ transaction_id }) => transaction_id));
		return items.flatMap((item) => {
			const id = item.ext_transaction_id;
			const phone = {
				saved: ids.has(id),
				online,
				error: ownValue(errors, id),
			};
			const state = readiness(item, phone, now);
			return state && state !== "ready" ? [{ item, state }] : [];
		});
	}, [items, saved, online, errors, now]);
	const missing = unsaved.filter(({ state }) => state !== "onItsWay");
	const saving = unsaved.length - missing.length;
	const available = count + saving;
	if (available === 0 && missing.length === 0) return null;
	// Only codes that wait for the counter are expected to be missing; any other reason changes the summary.
	const hasFaults = missing.some(({ state }) => state !== "atCounter");
	const stillMissing = hasFaults ? CloudAlert : CloudDownload;
	const Icon = count > 0 ? CloudCheck : stillMissing;
	return (
		<div
			className={`${styles.line} ${count === 0 ? styles.none : ""} ${available === 0 ? styles.alone : ""}`}
		>
			<span className={styles.icon} aria-hidden="true">
				<Icon size={20} />
			</span>
			<div className="grow">
				{available > 0 && <Ready count={count} saving={saving} />}
				{count > 0 && <StorageNotice />}
				{missing.length > 0 && (
					<Missing codes={missing} hasFaults={hasFaults} besides={available} />
				)}
			</div>
		</div>
	);
}

/** Keeps the place of the notice's two lines while the coupons load. */
export const ReadyCodesSkeleton = () => (
	<div className={styles.line} aria-hidden="true">
		<Skeleton
			width="2.25rem"
			height="2.25rem"
			radius="50%"
			className={styles.circle}
		/>
		<div className="grow">
			<div className={`${styles.title} ${styles.waiting}`}>
				<Skeleton width="60%" height="0.9em" />
			</div>
			<div className={`${styles.text} ${styles.waiting}`}>
				<Skeleton width="75%" height="0.9em" />
			</div>
		</div>
	</div>
);

function Ready({ count, saving }: { count: number; saving: number }) {
	return (
		<>
			<p className={styles.title}>
				{count === 0 ? (
					<Plural
						value={saving}
						one="Saving # code on this phone"
						other="Saving # codes on this phone"
					/>
				) : (
					<Plural
						value={count}
						one="# code ready for the shop"
						other="# codes ready for the shop"
					/>
				)}
			</p>
			<p className={styles.text}>
				{count === 0 ? (
					<Plural
						value={saving}
						one="Once saved, it opens without internet"
						other="Once saved, they open without internet"
					/>
				) : saving > 0 ? (
					<Plural
						value={saving}
						one="Saving # more on this phone"
						other="Saving # more on this phone"
					/>
				) : (
					<Plural
						value={count}
						one="Saved on this phone, opens without internet"
						other="Saved on this phone, open without internet"
					/>
				)}
			</p>
		</>
	);
}

/** Warns that saved codes may be cleared, if installing would protect them (O01, O08); /profile/data has the details. */
function StorageNotice() {
	const persisted = useStoragePersisted();
	const card = useInstallCard();
	if (persisted !== false || !card) return null;
	return (
		<p className={styles.text}>
			<Trans>May be cleared when the phone runs out of space</Trans> ·{" "}
			<button
				type="button"
				className={`target ${styles.way}`}
				onClick={() => openDialog({ name: "install", card })}
			>
				<Trans>Add to home screen</Trans>
			</button>
		</p>
	);
}

/** The list is limited, since a history may have thousands of codes. */
const maxNamed = 20;

const reasons: Partial<Record<Readiness, ReactNode>> = {
	atCounter: <Trans>Saved when you start its clock, with internet</Trans>,
	needsNetwork: <Trans>Needs internet once</Trans>,
	storageFull: (
		<Trans>
			Could not be saved: free up some space, or allow Galaxy Gift to save data
			in this browser’s settings
		</Trans>
	),
	noSymbol: <Trans>Its barcode is not ready yet</Trans>,
	refused: <Trans>The shop’s system has not sent it yet</Trans>,
};

/** The collapsed list of the missing codes with reasons; `hasFaults`: whether one of them is missing unexpectedly; `besides`: the number of the available codes. */
function Missing({
	codes,
	hasFaults,
	besides,
}: {
	codes: { item: HistoryItem; state: Readiness }[];
	hasFaults: boolean;
	besides: number;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const [open, setOpen] = useState(false);
	const named = open ? codes.slice(0, maxNamed) : [];
	const unnamed = codes.length - maxNamed;
	return (
		<details
			className={styles.missing}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary className={styles.more}>
				{hasFaults ? (
					<Plural
						value={codes.length}
						one="# code is not on this phone yet"
						other="# codes are not on this phone yet"
					/>
				) : besides > 0 ? (
					<Plural
						value={codes.length}
						one="# more needs internet at the shop"
						other="# more need internet at the shop"
					/>
				) : (
					<Plural
						value={codes.length}
						one="# code needs internet at the shop"
						other="# codes need internet at the shop"
					/>
				)}
				<ChevronDown size={18} />
			</summary>
			<ul className={styles.reasons}>
				{named.map(({ item, state }) => (
					<li key={item.ext_transaction_id}>
						<span className="clamp-2">
							<PhraseWrap>
								{localized(item.reward_name, item.reward_name_en) || t`Coupon`}
							</PhraseWrap>
						</span>
						<span className={styles.text}>{reasons[state]}</span>
					</li>
				))}
				{open && unnamed > 0 && (
					<li className={styles.text}>
						<Plural
							value={unnamed}
							one="and # more code"
							other="and # more codes"
						/>
					</li>
				)}
			</ul>
		</details>
	);
}
