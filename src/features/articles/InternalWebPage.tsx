// /internal-web: another site's page inside the app; only a valid absolute address is opened (V04, 2 §5, 2 §8).
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useEffect, useState } from "react";
import { useBack } from "../../components/useBack";
import { safeUrl } from "../../domain/link";
import { useSaysOffline } from "../../platform/offlineWord";
import { useOnline } from "../../platform/online";
import { openHere, openLink } from "../../platform/open";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { IconButton } from "../../ui/IconButton";
import { Page } from "../../ui/Page";
import styles from "./InternalWeb.module.css";

/** A page of its own origin and nothing else of ours: no address bar, no parent, no phone. */
const sandbox =
	"allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

export default function InternalWebPage() {
	const search: Record<string, string> = useSearch({ strict: false });
	const { title = "" } = search;
	// As much of it as a sentence can hold.
	const url = (search.url ?? "").slice(0, 300);
	const { t } = useLingui();
	const back = useBack();
	const online = useOnline();
	const [loaded, setLoaded] = useState(false);
	const address = safeUrl(search.url ?? "");
	const isOwn = address?.origin === location.origin;
	useSaysOffline(Boolean(address) && !isOwn && !online && !loaded);

	// The app does not frame itself: its own pages open as themselves, in the same tab (1 §5).
	useEffect(() => {
		if (isOwn && address) void openHere(address.href, { isReplaced: true });
	}, [isOwn, address]);

	if (!address || isOwn)
		return (
			<Page className={styles.page} title={t`Web page`} onBack={back}>
				{!isOwn && (
					<EmptyState
						drawing="offline"
						title={<Trans>Cannot open "{url}"</Trans>}
						text={<Trans>This link cannot be opened.</Trans>}
						action={
							<Button block onClick={back}>
								<Trans>Back</Trans>
							</Button>
						}
					/>
				)}
			</Page>
		);
	return (
		<Page
			className={styles.page}
			title={
				<>
					<span className={`${styles.title} clamp-1`}>
						{title || address.host}
					</span>
					<span className={`${styles.host} clamp-1`}>{address.host}</span>
				</>
			}
			onBack={back}
			action={
				<IconButton
					label={t`Open in the browser`}
					icon={<ExternalLink size={24} />}
					onClick={() => openLink(address.href)}
				/>
			}
		>
			{online || loaded ? (
				<div className={styles.stage} aria-busy={!loaded}>
					{!loaded && <div className={styles.waiting} aria-hidden="true" />}
					<iframe
						src={address.href}
						title={title || address.host}
						className={styles.frame}
						sandbox={sandbox}
						referrerPolicy="no-referrer"
						onLoad={() => setLoaded(true)}
					/>
				</div>
			) : (
				<EmptyState
					drawing="offline"
					title={<Trans>No internet</Trans>}
					text={
						<Trans>
							This page needs a connection. It opens as soon as there is one.
						</Trans>
					}
				/>
			)}
		</Page>
	);
}
