// /notification: the notifications; a tap marks one as read and opens its target (M16, 3 §2, 3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { useEffect, useState } from "react";
import { useOpenPrivilege } from "../../components/links/PrivilegeLink";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { type Notification, notifyAction } from "../../contract/notify";
import { countUnread, notifyTarget } from "../../domain/notify/notifyTarget";
import { formatTimestamp } from "../../domain/text/longDates";
import { trimInvisible } from "../../domain/text/trimInvisible";
import { openTarget } from "../../platform/browser/openLink";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { setUnread } from "../../platform/storage/unreadCount";
import { notifyMutations, notifyQueries } from "../../queries/notify";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { WindowedList } from "../../ui/list/WindowedList";
import { Logo, Picture } from "../../ui/media/Picture";
import styles from "./Notification.module.css";
import { ReminderCard } from "./ReminderCard";

/** The height of a card before it is measured, in px. */
const cardHeight = 104;

const campaignId = ({ campaign_id }: Notification) => campaign_id;

export function NotificationPage() {
	const { t } = useLingui();
	const list = useQuery(notifyQueries.list());
	const read = useMutation(notifyMutations.read());
	const openPrivilege = useOpenPrivilege();
	const unread = list.data && countUnread(list.data);
	useEffect(() => {
		if (unread !== undefined) setUnread(unread);
	}, [unread]);

	function open(notification: Notification) {
		const { campaign_id, is_read, action_type, reference } = notification;
		if (!is_read) read.mutate(campaign_id);
		logEvent("Notification Detail", "click", campaign_id, reference);
		const target = notifyTarget(notification, location.origin);
		if (!target) return;
		if (action_type === notifyAction.privilege)
			openPrivilege(trimInvisible(reference));
		else openTarget(target);
	}

	return (
		<BackPage fill title={t`Notifications`}>
			<div className="column">
				<ReminderCard />
			</div>
			<QueryListColumn
				className={styles.list}
				query={list}
				items={list.data}
				skeleton={<SkeletonBoxes count={5} height={cardHeight} radius={18} />}
				empty={
					<EmptyState
						drawing="bell"
						title={<Trans>No news notifications</Trans>}
						text={<Trans>When there is news for you, it appears here.</Trans>}
					/>
				}
			>
				{(notifications) => (
					<WindowedList
						name="notifications"
						items={notifications}
						keyOf={campaignId}
						estimate={cardHeight}
						gap={10}
					>
						{(notification) => (
							<Card notification={notification} onOpen={open} />
						)}
					</WindowedList>
				)}
			</QueryListColumn>
		</BackPage>
	);
}

function Card({
	notification,
	onOpen,
}: {
	notification: Notification;
	onOpen: (notification: Notification) => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const { is_read, image_url, brandlogoimage_url } = notification;
	// The text of a notification without a target is not shortened, since it can be read only here.
	const hasTarget = notifyTarget(notification, location.origin) !== null;
	const header = localized(notification.header_th, notification.header_en);
	const title = localized(notification.title_th, notification.title_en);
	// A card that a press has just marked as read stays a button, so that it keeps the focus.
	const [wasRead] = useState(is_read);
	const content = (
		<>
			<span className={styles.icon}>
				{brandlogoimage_url ? (
					<Logo src={brandlogoimage_url} name={header} />
				) : (
					<span className={styles.bell}>
						<Bell size={22} />
					</span>
				)}
				{!is_read && (
					<span className={styles.dot} role="img" aria-label={t`Unread`} />
				)}
			</span>
			<span className={styles.words}>
				<span className={`${styles.header} ${is_read ? "" : "strong"}`}>
					<PhraseWrap>{header || title || t`News`}</PhraseWrap>
				</span>
				{header && title && (
					<span className={`${styles.title} ${hasTarget ? "clamp-2" : ""}`}>
						<PhraseWrap>{title}</PhraseWrap>
					</span>
				)}
				<span className={`${styles.date} tabular`}>
					{formatTimestamp(notification.updated_dt, locale)}
				</span>
			</span>
			{image_url && <Picture src={image_url} className={styles.picture} />}
		</>
	);
	// A press on a read notification without a target would do nothing.
	if (wasRead && is_read && !hasTarget)
		return <div className={styles.card}>{content}</div>;
	return (
		<button
			type="button"
			className={styles.card}
			onClick={() => onOpen(notification)}
		>
			{content}
		</button>
	);
}
