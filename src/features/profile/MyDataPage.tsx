// /profile/data: what is saved on this phone, its size, protection and age, and its deletion.
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import FileDown from "lucide-react/icons/file-down";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import { type ReactNode, useState } from "react";
import { BackPage } from "../../components/pages/BackPage";
import layout from "../../components/pages/form.module.css";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { formatDateTime } from "../../domain/text/dates";
import { confirm, isDialogOpen } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import { useIsShown } from "../../platform/browser/useIsShown";
import { useLocale } from "../../platform/i18n/locale";
import { loadPage } from "../../platform/pwa/chunkRecovery";
import { restoreQueries } from "../../platform/query/restoreQueries";
import { sessionAtom } from "../../platform/session/session";
import {
	requestPersistence,
	useStoragePersisted,
} from "../../platform/storage/persistence";
import {
	type SavedData,
	wipeSavedData,
} from "../../platform/storage/savedData";
import { savedDataQueries } from "../../queries/savedData";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { exportCodes } from "./exportCodes";
import { formatSize } from "./formatSize";
import styles from "./MyData.module.css";

export function MyDataPage() {
	const { t } = useLingui();
	const sub = useAtomValue(sessionAtom)?.sub ?? "";
	// A further visit begins with what the last one counted.
	const { data: saved, refetch: countAgain } = useQuery(
		savedDataQueries.summary(sub),
	);
	const persisted = useStoragePersisted();
	const [wiping, setWiping] = useState(false);
	const isShown = useIsShown();

	async function deleteAll() {
		const isConfirmed = await confirm({
			variant: "warning",
			title: msg`Wipe what is saved on this phone?`,
			description: isOnline()
				? msg`Your coupons stay yours: their codes are fetched again when you next open the app with internet.`
				: msg`You are offline: no code can be opened in a shop until you are back online.`,
			confirmLabel: msg`Wipe`,
			showClose: true,
		});
		if (!isConfirmed) return;
		setWiping(true);
		await wipeSavedData(sub);
		// A code that was opened meanwhile stays, and so does another page.
		const mustStay = () => !isShown() || isDialogOpen();
		// Where the page stays, as offline, it saves what it loads from now on.
		if (!(await loadPage("/profile/data", mustStay))) restoreQueries();
		await countAgain();
		setWiping(false);
	}
	return (
		<BackPage busy={!saved} title={t`My data`}>
			<div className={`column ${styles.body}`}>
				{!saved || persisted === undefined ? (
					<>
						<LoadingStatus />
						<SkeletonBoxes count={4} height={64} radius={18} />
					</>
				) : (
					<>
						<StorageProtection persisted={persisted} />
						<SavedDataSummary saved={saved} />
						<ExportCodes sub={sub} count={saved.codes.count} />
						{saved.waiting > 0 && (
							<p className={styles.note}>
								<Plural
									value={saved.waiting}
									one="# change is still waiting for internet. It is sent as soon as you are online, even after wiping."
									other="# changes are still waiting for internet. They are sent as soon as you are online, even after wiping."
								/>
							</p>
						)}
						<p className={styles.note}>
							<Trans>
								This is what makes the app open without internet. It is yours
								alone and is deleted when another member signs in on this phone.
							</Trans>
						</p>
					</>
				)}
			</div>
			<div className={layout.bar}>
				<Button
					kind="second"
					busy={wiping}
					disabled={!saved}
					onClick={() => void deleteAll()}
				>
					<Trans>Wipe what is saved</Trans>
				</Button>
			</div>
		</BackPage>
	);
}

/** The export of the saved codes, and its result (X07). */
export function ExportCodes({ sub, count }: { sub: string; count: number }) {
	const locale = useLocale();
	const save = useMutation({ mutationFn: () => exportCodes(sub, locale) });
	const { data: taken = null } = save;
	return (
		<section className={styles.export}>
			<Button
				kind="second"
				busy={save.isPending}
				disabled={count === 0}
				icon={<FileDown size={20} />}
				onClick={() => save.mutate()}
			>
				<Trans>Save my codes as a file</Trans>
			</Button>
			<p className={styles.note}>
				{count === 0 ? (
					<Trans>No codes are saved on this phone.</Trans>
				) : (
					<Trans>
						One page to read and print, with barcodes and dates. It opens
						without internet.
					</Trans>
				)}
			</p>
			<Status className={styles.note}>
				{taken !== null && (
					<Plural
						value={taken}
						one="The file with # code is on your phone."
						other="The file with # codes is on your phone."
					/>
				)}
				{save.isError && (
					<Trans>The file could not be created. Please try again.</Trans>
				)}
			</Status>
		</section>
	);
}

function Fact({
	name,
	more,
	children,
}: {
	name: ReactNode;
	more?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className={styles.fact}>
			<dt>
				{name}
				{more && <small className="soft-14">{more}</small>}
			</dt>
			<dd className="soft-14 tabular">{children}</dd>
		</div>
	);
}

function SavedDataSummary({ saved }: { saved: SavedData }) {
	const locale = useLocale();
	const { codes, lists, typed, pictures, total } = saved;
	const since = (at: number | null) => {
		const time = formatDateTime(at, locale);
		return time && <Trans>Refreshed {time}</Trans>;
	};
	const amount = (count: number, size?: number) => (
		<>
			<Plural value={count} one="# item" other="# items" />
			{size !== undefined && ` · ${formatSize(size)}`}
		</>
	);
	return (
		<dl className={styles.facts}>
			<Fact name={<Trans>Coupon codes</Trans>} more={since(codes.at)}>
				{amount(codes.count, codes.bytes)}
			</Fact>
			<Fact name={<Trans>Lists and pages</Trans>} more={since(lists.at)}>
				{amount(lists.count, lists.bytes)}
			</Fact>
			<Fact name={<Trans>Unfinished forms and searches</Trans>}>
				{amount(typed.count, typed.bytes)}
			</Fact>
			{pictures !== null && (
				<Fact name={<Trans>Pictures</Trans>}>{amount(pictures)}</Fact>
			)}
			{total !== null && (
				<Fact name={<Trans>All together, with the app itself</Trans>}>
					{formatSize(total)}
				</Fact>
			)}
		</dl>
	);
}

/** Whether the browser protects the saved data from eviction, and the request for it (O01). Renders nothing where the browser cannot promise to keep the data. */
export function StorageProtection({
	persisted,
}: {
	persisted: boolean | null;
}) {
	/** The answer to the last press, for which the person may take any time. */
	const [granted, setGranted] = useState<boolean>();
	if (persisted === null) return null;
	const isSafe = persisted || granted;
	const Icon = isSafe ? ShieldCheck : ShieldAlert;
	return (
		<div
			className={`${styles.protection} ${isSafe ? styles.safe : styles.loose}`}
		>
			<Icon size={24} />
			<div className={styles.words}>
				<p role="status" className={styles.words}>
					{isSafe ? (
						<Trans>Protected on this phone</Trans>
					) : (
						<Trans>Not protected yet</Trans>
					)}
					<small className="soft-14">
						{isSafe ? (
							<Trans>
								The browser keeps your codes even when the phone runs short of
								space.
							</Trans>
						) : granted === false ? (
							<Trans>
								The browser has not allowed this yet. Add Galaxy Gift to your
								home screen and try again.
							</Trans>
						) : (
							<Trans>
								When the phone runs short of space, the browser may clear your
								saved codes.
							</Trans>
						)}
					</small>
				</p>
				{!isSafe && (
					<Button
						kind="second"
						size="small"
						onClick={async () => {
							// So that the same answer is announced again.
							setGranted(undefined);
							setGranted(await requestPersistence());
						}}
					>
						<Trans>Protect my codes</Trans>
					</Button>
				)}
			</div>
		</div>
	);
}
