// The layout of both pages for a refused device: the texts of the address or the server, else the app's own (P05).
import { Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import type { ComponentProps, ReactNode } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Emblem } from "../../ui/media/Emblem";
import { RichText } from "../../ui/media/RichText";
import { EntryPage } from "./EntryPage";
import { ErrorHelp } from "./ErrorHelp";
import styles from "./entry.module.css";

/** `query` asks for the server's texts; `text` is plain and replaces `content`, the server's markup. */
export function RefusedDevice({
	query,
	title,
	text,
	content,
	help,
	actions,
}: {
	query: Pick<
		UseQueryResult,
		"isLoading" | "isError" | "isFetching" | "errorUpdatedAt" | "refetch"
	>;
	title: string | undefined;
	text?: string;
	content: string | undefined;
	help: ComponentProps<typeof ErrorHelp>;
	actions: ReactNode;
}) {
	const { t } = useLingui();
	const { isLoading } = query;
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
