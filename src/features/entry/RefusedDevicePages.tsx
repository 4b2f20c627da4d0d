// The pages for a refused device: the texts of the address or the server, else the app's own (P05, 1 §2, 1 §8, 3 §6).
import { Trans, useLingui } from "@lingui/react/macro";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import type { ComponentProps, ReactNode } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { couponsLink } from "../../domain/app/pagePaths";
import { chosenHostOf } from "../../platform/http/host";
import { useLocalized } from "../../platform/i18n/locale";
import { sessionAtom } from "../../platform/session/session";
import { authenticationQueries } from "../../queries/authentication";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Emblem } from "../../ui/media/Emblem";
import { RichText } from "../../ui/media/RichText";
import { AccountChoices, useHasAccountChoices } from "./AccountChoices";
import { EntryPage } from "./EntryPage";
import { ErrorHelp, readErrorQuery } from "./ErrorHelp";
import styles from "./entry.module.css";

/** /no-permission-device: the text of the address, else the server's. */
export function NoPermissionPage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const error = readErrorQuery(useSearchParams());
	const query = useQuery({
		...authenticationQueries.noPermissionModal(error.errorCode),
		enabled: !error.errorTitle,
	});
	const { data } = query;
	const button = data && localized(data.button_name_th, data.button_name_en);
	return (
		<RefusedDevice
			query={query}
			title={
				error.errorTitle || (data && localized(data.title_th, data.title_en))
			}
			text={error.errorDetailLine}
			help={error}
			actions={
				<ButtonLink to="/">
					{error.closeButton || button || t`Close`}
				</ButtonLink>
			}
		/>
	);
}

/** /no-permission-device-article: the server's article for an error code. */
export function NoPermissionArticlePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const search = useSearchParams();
	const { errorCode } = readErrorQuery(search);
	const { api_server_url } = search;
	const query = useQuery(
		authenticationQueries.noPermissionArticle(
			errorCode,
			api_server_url === undefined ? undefined : chosenHostOf(api_server_url),
		),
	);
	const { data } = query;
	const hasAccountChoices = useHasAccountChoices();
	const isSignedIn = useAtomValue(sessionAtom) !== null;
	const button = data && localized(data.button_name_th, data.button_name_en);
	return (
		<RefusedDevice
			query={query}
			title={data && localized(data.article_title_th, data.article_title_en)}
			help={{ errorCode, reference: "" }}
			actions={
				<>
					{hasAccountChoices ? (
						<AccountChoices />
					) : (
						<ButtonLink to="/">{button || t`Close`}</ButtonLink>
					)}
					{isSignedIn && (
						<ButtonLink kind="text" {...couponsLink}>
							<Trans>My coupons</Trans>
						</ButtonLink>
					)}
				</>
			}
		/>
	);
}

/** `query` loads the server's texts; a plain `text` replaces their content. */
function RefusedDevice({
	query,
	title,
	text,
	help,
	actions,
}: {
	query: UseQueryResult<{ content_th: string; content_en: string }>;
	title: string | undefined;
	text?: string;
	help: ComponentProps<typeof ErrorHelp>;
	actions: ReactNode;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const { isLoading, data } = query;
	const content = data && localized(data.content_th, data.content_en);
	const ownText =
		content || isLoading
			? undefined
			: t`Our call centre will gladly tell you more.`;
	return (
		<EntryPage
			busy={isLoading}
			drawing={<Emblem tone="warn" icon={<ShieldAlert />} />}
			title={
				isLoading ? (
					<>
						<span className="visually-hidden">Galaxy Gift</span>
						<Skeleton width={220} height={28} />
					</>
				) : (
					title || t`Galaxy Gift is not available on this device`
				)
			}
			text={text || ownText}
			actions={
				<>
					{actions}
					{query.isError && (
						<>
							<Status key={query.errorUpdatedAt} className="visually-hidden">
								<Trans>Could not load this</Trans>
							</Status>
							<RetryButton kind="text" query={query} />
						</>
					)}
				</>
			}
		>
			{isLoading && (
				<>
					<LoadingStatus />
					<div className={styles.card} aria-hidden="true">
						<SkeletonBoxes count={3} height={16} />
					</div>
				</>
			)}
			{content && !text && (
				<div className={styles.card}>
					<RichText html={content} />
				</div>
			)}
			<ErrorHelp {...help} />
		</EntryPage>
	);
}
