// /conditions/detail?articleId=&from=: the wording of a term, and the agreement to it (M07, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { FailedList } from "../../components/FailedList";
import { FreshnessLine } from "../../components/FreshnessLine";
import { useBack } from "../../components/useBack";
import { useLocalized } from "../../platform/locale";
import { termsQueries } from "../../queries/terms";
import { EmptyState } from "../../ui/EmptyState";
import { Page } from "../../ui/Page";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { boxes, Skeleton } from "../../ui/Skeleton";
import { AgreementBar } from "./AgreementBar";
import styles from "./Terms.module.css";

export function ConditionPage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const { articleId = "", from }: { articleId?: string; from?: string } =
		useSearch({ strict: false });
	const back = useBack({ behind: from === "main" ? "/" : "/conditions" });
	const terms = useQuery(termsQueries.list());
	const consent = terms.data?.find((it) => it.article_id === articleId);
	return (
		<Page busy={terms.isLoading} title={t`Terms and conditions`} onBack={back}>
			<FreshnessLine load={terms} />
			{consent ? (
				<>
					<article className="column">
						{consent.content_cover_url && (
							<Picture
								src={consent.content_cover_url}
								alt=""
								eager
								className={styles.cover}
							/>
						)}
						<h2 className={styles.heading}>
							{localized(consent.article_title, consent.article_title_en)}
						</h2>
						<div className={styles.text}>
							<RichText
								html={localized(consent.content_th, consent.content_en)}
							/>
						</div>
					</article>
					<AgreementBar consent={consent} onAgreed={back} />
				</>
			) : terms.isPending ? (
				<div className={`column ${styles.list}`}>
					{boxes(5).map((box) => (
						<Skeleton key={box} height={64} radius={18} />
					))}
				</div>
			) : terms.isError ? (
				<FailedList load={terms} />
			) : (
				<EmptyState drawing="box" title={<Trans>No data</Trans>} />
			)}
		</Page>
	);
}
