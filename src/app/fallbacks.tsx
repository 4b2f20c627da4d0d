// Shown in place of a page: its skeleton while its code loads, the redirect of an unknown address, the error page.
import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate } from "@tanstack/react-router";
import { showOfflineIfFailed } from "../components/dialogs/openLoadFailedDialog";
import { RetryButton } from "../components/lists/RetryButton";
import { useBack } from "../components/pages/useBack";
import { linkHandlers } from "../platform/browser/openLink";
import { loadPage, reloadLatest } from "../platform/pwa/chunkRecovery";
import { Status } from "../ui/feedback/Status";
import { ButtonLabel, buttonClass } from "../ui/form/Button";
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

export function ErrorPage() {
	return (
		<main className={styles.errorPage}>
			<BrandMark className={styles.mark} />
			<h1 className="title-22">
				<Trans>This page could not be opened</Trans>
			</h1>
			<p className="soft">
				<Trans>
					Check your connection and try again. What you saved is still here.
				</Trans>
			</p>
			<div className={styles.actions}>
				<RetryButton onRetry={() => showOfflineIfFailed(reloadLatest)} />
				<a
					href="/"
					className={buttonClass({ kind: "text" })}
					{...linkHandlers(
						() =>
							void showOfflineIfFailed((mustStay) => loadPage("/", mustStay)),
					)}
				>
					<ButtonLabel>
						<Trans>Back to home</Trans>
					</ButtonLabel>
				</a>
			</div>
		</main>
	);
}
