// /no-permission-device-article: the article for a refused device, by code (P05, 1 §8, 3 §6).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { SkeletonBoxes } from "../../components/pages/SkeletonBoxes";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { useLocalized } from "../../platform/i18n/locale";
import { sessionAtom } from "../../platform/session/session";
import { authenticationQueries } from "../../queries/authentication";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { RichText } from "../../ui/media/RichText";
import { AccountChoices, useHasAccountChoices } from "./AccountChoices";
import { MyCouponsLink } from "./EntryLinks";
import { EntryPage } from "./EntryPage";
import { ErrorHelp, readErrorQuery } from "./ErrorHelp";
import styles from "./entry.module.css";

export default function NoPermissionArticlePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const { errorCode } = readErrorQuery(useSearchParams());
	const article = useQuery(
		authenticationQueries.noPermissionArticle(errorCode),
	);
	const { data } = article;
	const hasAccountChoices = useHasAccountChoices();
	const isSignedIn = useAtomValue(sessionAtom) !== null;
	const title = data && localized(data.article_title_th, data.article_title_en);
	const content = data && localized(data.content_th, data.content_en);
	const button = data && localized(data.button_name_th, data.button_name_en);
	return (
		<EntryPage
			busy={article.isPending}
			drawing={<Emblem tone="warn" icon={<ShieldAlert />} />}
			title={
				article.isPending ? (
					<>
						<span className="visually-hidden">Galaxy Gift</span>
						<Skeleton width={220} height={28} />
					</>
				) : (
					title || t`Galaxy Gift is not available on this device`
				)
			}
			text={
				content || article.isPending
					? undefined
					: t`Our call centre will gladly tell you more.`
			}
			actions={
				<>
					{hasAccountChoices ? (
						<AccountChoices />
					) : (
						<ButtonLink block to="/">
							{button || t`Close`}
						</ButtonLink>
					)}
					{isSignedIn && (
						<MyCouponsLink kind="text">
							<Trans>My coupons</Trans>
						</MyCouponsLink>
					)}
					{article.isError && (
						<Button
							block
							kind="text"
							busy={article.isFetching}
							onClick={() => article.refetch()}
						>
							<Trans>Try again</Trans>
						</Button>
					)}
				</>
			}
		>
			{article.isPending && (
				<>
					<LoadingStatus />
					<div className={styles.card} aria-hidden="true">
						<SkeletonBoxes count={3} height={16} />
					</div>
				</>
			)}
			{content && (
				<div className={styles.card}>
					<RichText html={content} />
				</div>
			)}
			<ErrorHelp errorCode={errorCode} reference="" />
		</EntryPage>
	);
}
