// A group deal (2 §2): cover, text, items and one favourite button for all; a second page shows the whole text. A closed campaign says so (2 §4).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CardSkeleton } from "../../components/cards/CardBody";
import { PrivilegeCard } from "../../components/cards/PrivilegeCard";
import { FailedList } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { useFirstLoad, useListState } from "../../components/lists/listState";
import { BackPage } from "../../components/pages/BackPage";
import { Loading, LoadingStatus } from "../../components/pages/LoadingStatus";
import { useNames } from "../../components/texts/useNames";
import { groupStatus } from "../../contract/groupDeal";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { RichText, useSanitizerReady } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";
import { GroupDetail } from "./GroupDetail";
import { GroupFavourite } from "./GroupFavourite";
import { NoDeals } from "./NoDeals";
import {
	type GroupDeal,
	useGroupDeal,
	useNotOpenYetDialog,
} from "./useGroupDeal";

const isClosed = ({ detail, items }: GroupDeal) =>
	detail.status === groupStatus.notOpenYet || items.length === 0;

/** /privilege-group-deal */
export function GroupDealPage() {
	const { t } = useLingui();
	const { reference, query, refused, group } = useGroupDeal();
	const locale = useLocale();
	const localized = useLocalized();
	const nameOf = useNames().campaign;
	const closed = group !== undefined && isClosed(group);
	// A saved copy does not open the dialog: the campaign may have opened since.
	const isCurrent = useListState(query) === "fresh" && !query.isFetching;
	const isFirstLoad = useFirstLoad(query);
	useNotOpenYetDialog(closed && isCurrent ? reference : null);
	return (
		<BackPage
			wide
			fill
			busy={query.isLoading}
			title={t`Group deal`}
			subject={group && nameOf(group.detail)}
			action={
				group && !closed && <GroupFavourite key={reference} group={group} />
			}
		>
			<GroupContent query={query} refused={refused} group={group}>
				{({ detail, items }) => (
					<>
						<GroupDetail
							key={`${reference} ${locale}`}
							html={localized(detail.detail_th, detail.detail_en)}
							reference={reference}
						/>
						{closed && isFirstLoad ? (
							<GroupItemsSkeleton />
						) : closed ? (
							<p className={styles.closed}>
								<Trans>This campaign is not open yet</Trans>
							</p>
						) : (
							<GroupItems items={items} />
						)}
					</>
				)}
			</GroupContent>
		</BackPage>
	);
}

/** /privilege-group-deal-read-more */
export function GroupReadMorePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const nameOf = useNames().campaign;
	const { query, refused, group } = useGroupDeal();
	return (
		<BackPage
			fill
			busy={query.isLoading}
			title={t`About this campaign`}
			subject={group && nameOf(group.detail)}
		>
			<GroupContent query={query} refused={refused} group={group}>
				{({ detail }) => (
					<article className={styles.detail}>
						<RichText html={localized(detail.detail_th, detail.detail_en)} />
					</article>
				)}
			</GroupContent>
		</BackPage>
	);
}

/** The common part of both pages: the cover and the name above their own content, or why the group is missing. */
function GroupContent({
	query,
	refused,
	group,
	children,
}: Omit<ReturnType<typeof useGroupDeal>, "reference"> & {
	children: (group: GroupDeal) => ReactNode;
}) {
	const nameOf = useNames().campaign;
	// The page waits for the sanitizer, because a text that is shown later would move the content below it.
	const readyForText = useSanitizerReady();
	if (refused)
		return (
			<NoDeals hasAllDealsLink title={<Trans>Campaign not found</Trans>} />
		);
	if (!group && query.isError) return <FailedList query={query} />;
	if (!group || !readyForText) return <GroupSkeleton />;
	return (
		<div className={`column ${styles.group}`}>
			<FreshnessNotice query={query} />
			<Picture
				src={group.detail.cover_image_url}
				ratio="2/1"
				eager
				className={styles.cover}
			/>
			<h2 className={styles.name}>
				<PhraseWrap>{nameOf(group.detail)}</PhraseWrap>
			</h2>
			{children(group)}
		</div>
	);
}

function GroupItems({ items }: { items: readonly Card[] }) {
	return (
		<>
			<p className={styles.count}>
				<Plural value={items.length} one="# deal" other="# deals" />
			</p>
			<ul className={styles.items}>
				{items.map((item) => (
					<li key={item.alt_reference}>
						<PrivilegeCard privilege={item} look="wide" />
					</li>
				))}
			</ul>
		</>
	);
}

const cardSkeletons = skeletonKeys(2).map((box) => (
	<CardSkeleton key={box} look="wide" />
));

const GroupItemsSkeleton = () => (
	<Loading className={styles.items}>{cardSkeletons}</Loading>
);

export function GroupSkeleton() {
	return (
		<>
			<LoadingStatus />
			<div className={`column ${styles.group}`} aria-hidden="true">
				<Skeleton ratio="2/1" className={styles.cover} />
				<div className={styles.name}>
					<Skeleton width="70%" height="1lh" />
				</div>
				<div className={styles.detail}>
					<Skeleton height="3lh" radius={14} />
					<div className={styles.way} />
				</div>
				<div className={styles.count}>
					<Skeleton width="30%" height="1lh" />
				</div>
				<div className={styles.items}>{cardSkeletons}</div>
			</div>
		</>
	);
}
