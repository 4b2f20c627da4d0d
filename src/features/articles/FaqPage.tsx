// /faq: questions that expand to their answers, and the call center (M18, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { CallCenterRow } from "../../components/dialogs/CallCenter";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { useNames } from "../../components/texts/useNames";
import type { Article } from "../../contract/article";
import { useLocalized } from "../../platform/i18n/locale";
import { articleQueries } from "../../queries/article";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { RichText } from "../../ui/media/RichText";
import styles from "./Faq.module.css";
import { VideoFrame } from "./VideoFrame";

export function FaqPage() {
	const { t } = useLingui();
	const faq = useQuery(articleQueries.faq());
	return (
		<BackPage title={t`FAQ`}>
			<div className="fill-column">
				<QueryListColumn
					as="ul"
					className={styles.list}
					query={faq}
					items={faq.data}
					skeleton={<SkeletonBoxes count={5} height={56} radius={18} />}
					empty={<EmptyState drawing="search" title={<Trans>No data</Trans>} />}
				>
					{(articles) =>
						articles.map((article) => (
							<li key={article.article_id}>
								<Question article={article} />
							</li>
						))
					}
				</QueryListColumn>
			</div>
			<div className={`column ${styles.contact}`}>
				<p className="soft-14">
					<Trans>Still have a question? Call us.</Trans>
				</p>
				<CallCenterRow />
			</div>
		</BackPage>
	);
}

/** The answer is rendered on first opening, since its pictures and the sanitizer are not needed before. */
function Question({ article }: { article: Article }) {
	const localized = useLocalized();
	const [open, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const title = useNames().article(article);
	return (
		<details
			className="card"
			onToggle={({ currentTarget }) => {
				setOpen(currentTarget.open);
				if (currentTarget.open) setWasOpened(true);
			}}
		>
			<summary className={styles.summary}>
				<span className={styles.title}>
					<PhraseWrap>{title}</PhraseWrap>
				</span>
				<ChevronDown size={22} className={styles.arrow} />
			</summary>
			{wasOpened && (
				<div className={styles.answer}>
					<RichText html={localized(article.content_th, article.content_en)} />
					{/* Removed when the answer closes, because the video would keep playing. */}
					{open && (
						<VideoFrame address={article.content_video_url} title={title} />
					)}
				</div>
			)}
		</details>
	);
}
