// /profile/data: what is saved on this phone, its size, protection and age, and its deletion.
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { useBack } from "../../components/dialogs/useBack";
import { formatDateTime } from "../../domain/text/dates";
import { confirm } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import { loadPath } from "../../platform/browser/open";
import { useLocale } from "../../platform/i18n/locale";
import { sessionAtom } from "../../platform/session/session";
import {
	readSavedData,
	type SavedData,
	wipeSavedData,
} from "../../platform/storage/savedData";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { ExportCodes } from "./ExportCodes";
import { formatSize } from "./formatSize";
import styles from "./MyData.module.css";
import page from "./Profile.module.css";
import { StorageProtection } from "./StorageProtection";

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
				{more && <small>{more}</small>}
			</dt>
			<dd className="tabular">{children}</dd>
		</div>
	);
}

function Facts({ saved }: { saved: SavedData }) {
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
			<Fact name={<Trans>Forms and searches you began</Trans>}>
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

export function MyDataPage() {
	const { t } = useLingui();
	const back = useBack();
	const sub = useAtomValue(sessionAtom)?.sub ?? "";
	const [saved, setSaved] = useState<SavedData | null>(null);
	const [wiping, setWiping] = useState(false);
	useEffect(() => {
		let gone = false;
		void readSavedData(sub).then((data) => {
			if (!gone) setSaved(data);
		});
		return () => {
			gone = true;
		};
	}, [sub]);

	async function deleteAll() {
		const isConfirmed = await confirm({
			variant: "warning",
			title: msg`Wipe what is saved on this phone?`,
			description: isOnline()
				? msg`Your coupons stay yours: their codes are fetched again when you next open the app with internet.`
				: msg`You have no internet now: until you have it again, no code can be opened in a shop.`,
			confirmLabel: msg`Wipe`,
			showClose: true,
		});
		if (!isConfirmed) return;
		setWiping(true);
		await wipeSavedData(sub);
		await loadPath("/profile/data");
		// Offline the page stays.
		setSaved(await readSavedData(sub));
		setWiping(false);
	}
	return (
		<Page busy={saved === null} title={t`My data`} onBack={back}>
			<div className={`column ${styles.body}`}>
				<StorageProtection />
				{saved ? (
					<Facts saved={saved} />
				) : (
					skeletonKeys(4).map((box) => (
						<Skeleton key={box} height={64} radius={18} />
					))
				)}
				{saved && <ExportCodes sub={sub} count={saved.codes.count} />}
				{saved !== null && saved.waiting > 0 && (
					<p className={styles.note}>
						<Plural
							value={saved.waiting}
							one="# change still waits for the internet. It is sent as soon as there is one, also after wiping."
							other="# changes still wait for the internet. They are sent as soon as there is one, also after wiping."
						/>
					</p>
				)}
				<p className={styles.note}>
					<Trans>
						This is what makes the app open without internet. It is yours alone
						and goes when another member signs in on this phone.
					</Trans>
				</p>
			</div>
			<div className={page.bar}>
				<Button
					block
					kind="second"
					busy={wiping}
					disabled={saved === null}
					onClick={() => void deleteAll()}
				>
					<Trans>Wipe what is saved</Trans>
				</Button>
			</div>
		</Page>
	);
}
