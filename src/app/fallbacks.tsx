// What is rendered instead of a page: its skeleton while its code loads, the redirect of an unknown address, or the error page.
import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate } from "@tanstack/react-router";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useState } from "react";
import { showOfflineIfFailed } from "../components/dialogs/openLoadFailedDialog";
import { RetryButton } from "../components/lists/RetryButton";
import { useBack } from "../components/pages/useBack";
import { linkHandlers } from "../platform/browser/openLink";
import { loadPage, reloadLatest } from "../platform/pwa/chunkRecovery";
import { Status } from "../ui/feedback/Status";
import { BusyStatus, ButtonLabel, buttonClass } from "../ui/form/Button";
import { BackButton } from "../ui/layout/BackButton";
import { BrandMark } from "../ui/media/BrandMark";
import styles from "./fallbacks.module.css";
import { PageSkeleton } from "./PageSkeleton";

/** The skeleton of a page while its code loads, announced to screen readers. */
export function PendingPage() {
	const { t } = useLingui();
	const back = useBack();
	return (
		<>
			<PageSkeleton back={<BackButton onClick={back} />} />
			<Status className="visually-hidden">{t`Please wait`}</Status>
		</>
	);
}

/** Unknown addresses go to /not-found (1 §2). */
export const RedirectToNotFound = () => <Navigate to="/not-found" replace />;

/** A link that loads home as a new document; busy until the load begins or fails. */
function ReloadHomeLink() {
	const [isLoading, setLoading] = useState(false);
	async function open() {
		setLoading(true);
		try {
			await showOfflineIfFailed((mustStay) => loadPage("/", mustStay));
		} finally {
			setLoading(false);
		}
	}
	return (
		<>
			<a
				href="/"
				aria-busy={isLoading || undefined}
				className={buttonClass({ kind: "text" })}
				{...linkHandlers(() => {
					if (!isLoading) void open();
				})}
			>
				<ButtonLabel
					icon={isLoading && <LoaderCircle size={18} className="turning" />}
				>
					<Trans>Back to home</Trans>
				</ButtonLabel>
			</a>
			{isLoading && <BusyStatus />}
		</>
	);
}

export function ErrorPage() {
	return (
		<main className={styles.errorPage}>
			<BrandMark className={styles.mark} />
			<h1 className="title-22">
				<Trans>This page could not be opened</Trans>
			</h1>
			<p className="soft-14">
				<Trans>
					Check your connection and try again. What you saved is still here.
				</Trans>
			</p>
			<div className={styles.actions}>
				<RetryButton onRetry={() => showOfflineIfFailed(reloadLatest)} />
				<ReloadHomeLink />
			</div>
		</main>
	);
}
