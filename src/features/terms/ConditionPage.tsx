// /conditions/detail?articleId=&from=: a term and its agreement (M07, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FailedList, mayHaveEnded } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { useTermTitle } from "../../components/pages/useTermTitle";
import { termAt } from "../../domain/member/consents";
import { useLocalized } from "../../platform/i18n/locale";
import { termsQueries } from "../../queries/terms";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Page } from "../../ui/layout/Page";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { RichText } from "../../ui/media/RichText";
import { AgreementBar } from "./AgreementBar";
import styles from "./Terms.module.css";

export function ConditionPage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const titleOf = useTermTitle();
	const { articleId = "", from } = useSearchParams();
	const back = useBack({ behind: from === "main" ? "/" : undefined });
	const terms = useQuery(termsQueries.list());
	const consent = terms.data && termAt(terms.data, articleId);
	// The saved list may be older than the term, so a refetch may still find it.
	const isLoading = terms.isPending || (terms.isFetching && !consent);
	return (
		<Page
			busy={isLoading}
			title={t`Terms and conditions`}
			subject={consent && titleOf(consent)}
			onBack={back}
		>
			<FreshnessNotice query={terms} />
			{consent ? (
				<>
					<article className="column">
						{consent.content_cover_url && (
							<Picture
								src={consent.content_cover_url}
								ratio="2/1"
								eager
								className={styles.cover}
							/>
						)}
						<h2 className={styles.heading}>
							<PhraseWrap>{titleOf(consent)}</PhraseWrap>
						</h2>
						<div className={styles.text}>
							<RichText
								html={localized(consent.content_th, consent.content_en)}
							/>
						</div>
					</article>
					<AgreementBar
						key={consent.consent_id}
						consent={consent}
						onAgreed={back}
					/>
				</>
			) : isLoading ? (
				<LoadingBoxes
					className={`column ${styles.list}`}
					count={5}
					height={64}
					radius={18}
				/>
			) : terms.isError ? (
				<FailedList query={terms} />
			) : (
				<EmptyState
					drawing="search"
					title={<Trans>Could not find this</Trans>}
					text={mayHaveEnded}
					action={
						<ButtonLink to="/conditions" replace>
							<Trans>Terms and conditions</Trans>
						</ButtonLink>
					}
				/>
			)}
		</Page>
	);
}
