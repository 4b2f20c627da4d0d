// An article: cover, kind, title, rich text, video, received reward, button (M14, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import CalendarDays from "lucide-react/icons/calendar-days";
import Share2 from "lucide-react/icons/share-2";
import Ticket from "lucide-react/icons/ticket";
import Truck from "lucide-react/icons/truck";
import { type ReactNode, useState } from "react";
import { ShareSheet } from "../../components/dialogs/ShareSheet";
import { PrivilegeLink } from "../../components/links/PrivilegeLink";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import type { ListQuery } from "../../components/lists/listState";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { useBack } from "../../components/pages/useBack";
import { useNames } from "../../components/texts/useNames";
import { type Article, articleAction } from "../../contract/article";
import { isArticleReference } from "../../domain/app/deepLink";
import { couponsLink } from "../../domain/app/pagePaths";
import {
	type ReceivedReward as Reward,
	receivedReward,
} from "../../domain/article/articleReward";
import { formatDate } from "../../domain/text/dates";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { Badge } from "../../ui/feedback/Badge";
import { Button, ButtonLabel, buttonClass } from "../../ui/form/Button";
import { IconButton } from "../../ui/form/IconButton";
import { BackButton } from "../../ui/layout/BackButton";
import { Page } from "../../ui/layout/Page";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { RichText } from "../../ui/media/RichText";
import styles from "./Article.module.css";
import { ArticleBar } from "./ArticleBar";
import { useArticleAction } from "./useArticleAction";
import { VideoFrame } from "./VideoFrame";

/** The labels above the title, by action type; other types have none. */
const kinds: Partial<Record<number, ReactNode>> = {
	[articleAction.joinActivity]: <Trans>Activity</Trans>,
	[articleAction.survey]: <Trans>Survey</Trans>,
	[articleAction.delivery]: <Trans>Reward</Trans>,
	[articleAction.coupon]: <Trans>Reward</Trans>,
	[articleAction.game]: <Trans>Game</Trans>,
};

/** `module` says where the article was opened from and is passed to its survey (3 §2); `dated` shows the day from which it is valid. */
export function ArticleView({
	article,
	query,
	module,
	dated = false,
}: {
	article: Article;
	query: ListQuery;
	module: string;
	dated?: boolean;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const [sharing, setSharing] = useState(false);
	const { button, trackParcel, ...bar } = useArticleAction(article, module);
	const reward = receivedReward(article);
	const title = useNames().article(article);
	const { alt_reference, action_type, action_type_desc, call_to_action } =
		article;
	const published = dated ? formatDate(article.valid_from, locale) : "";
	const kind = call_to_action && kinds[action_type];

	const isAction = call_to_action || action_type !== articleAction.none;
	// The key stays the same when the detail replaces the list's article, so the view is logged once.
	useAfterMount(
		() => logEvent("Article Detail", "view", alt_reference, action_type_desc),
		isAction,
	);

	return (
		<Page>
			<ArticleCover
				picture={
					<Picture
						// The page shows the content cover; lists and the share card show the article cover (3 §3).
						src={article.content_cover_url || article.article_cover_url}
						eager
						className={styles.picture}
					/>
				}
			>
				{isArticleReference(alt_reference) && (
					<IconButton
						round
						label={t`Share this article`}
						icon={<Share2 size={22} />}
						onClick={() => setSharing(true)}
					/>
				)}
			</ArticleCover>
			<article className={styles.sheet}>
				<FreshnessNotice query={query} />
				<div className={`column ${styles.words}`}>
					{kind && (
						<p>
							<Badge tone="accent">{kind}</Badge>
						</p>
					)}
					<h1 className={styles.title}>
						<PhraseWrap>{title}</PhraseWrap>
					</h1>
					{published && (
						<p className={styles.date}>
							<CalendarDays size={18} />
							{published}
						</p>
					)}
					<RichText html={localized(article.content_th, article.content_en)} />
					<VideoFrame address={article.content_video_url} title={title} />
					{reward && <ReceivedReward reward={reward} onTrack={trackParcel} />}
				</div>
			</article>
			{button && <ArticleBar article={article} button={button} {...bar} />}
			<ShareSheet
				open={sharing}
				onClose={() => setSharing(false)}
				what="article"
				reference={alt_reference}
				title={title}
				picture={article.article_cover_url || article.content_cover_url}
			/>
		</Page>
	);
}

/** The cover with the back button on it; `children` are shown on the opposite side. */
export function ArticleCover({
	picture,
	children,
}: {
	picture: ReactNode;
	children?: ReactNode;
}) {
	const back = useBack();
	return (
		<div className={styles.cover}>
			{picture}
			<div className={`column ${styles.tools}`}>
				<BackButton round onClick={back} />
				{children}
			</div>
		</div>
	);
}

/** The button that opens the reward received through an article: its delivery, My coupons or the privilege (3 §4). */
function ReceivedReward({
	reward,
	onTrack,
}: {
	reward: Reward;
	onTrack: (transactionId: string) => void;
}) {
	switch (reward.kind) {
		case "tracking":
			return (
				<Button
					kind="second"
					icon={<Truck size={20} />}
					onClick={() => onTrack(reward.transactionId)}
				>
					<Trans>View delivery status</Trans>
				</Button>
			);
		case "entitlement":
			return (
				<ButtonLink kind="second" icon={<Ticket size={20} />} {...couponsLink}>
					<Trans>Open it in My coupons</Trans>
				</ButtonLink>
			);
		case "coupon":
			return (
				<PrivilegeLink
					reference={reward.reference}
					className={buttonClass({ kind: "second" })}
				>
					<ButtonLabel icon={<Ticket size={20} />}>
						<Trans>View what you received</Trans>
					</ButtonLabel>
				</PrivilegeLink>
			);
	}
}
