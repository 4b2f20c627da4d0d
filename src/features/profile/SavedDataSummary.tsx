// What is saved on this phone: the number, size and age of each kind of data.
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDateTime } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import type { SavedData } from "../../platform/storage/savedData";
import { formatSize } from "./formatSize";
import styles from "./MyData.module.css";

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

export function SavedDataSummary({ saved }: { saved: SavedData }) {
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
