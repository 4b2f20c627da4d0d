// /internal-web: another site's page in a frame; valid absolute addresses only (V04, 2 §5, 2 §8).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import { type ReactNode, useState } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import { HomeLink } from "../../components/pages/ButtonLink";
import { Loading, LoadingStatus } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { safeUrl } from "../../contract/webAddress";
import { linkTarget } from "../../domain/app/link";
import { youTubeEmbed } from "../../domain/article/video";
import { webPageTitle } from "../../domain/home/bannerNames";
import { cutText } from "../../domain/text/cutText";
import { replacePage } from "../../platform/browser/leavePage";
import { useRegisterOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { linkHandlers, openLink } from "../../platform/browser/openLink";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useLocale } from "../../platform/i18n/locale";
import { bannerQueries } from "../../queries/banner";
import { profileQueries } from "../../queries/profile";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { iconButtonClass } from "../../ui/form/IconButton";
import { Page } from "../../ui/layout/Page";
import { externalLinkProps } from "../../ui/media/externalLink";
import styles from "./InternalWeb.module.css";

const sandbox =
	"allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** Returns the title in the current language, from cached banners only; the title in the address has the language that was used when the link was pressed. */
function useWebPageTitle(url: string, title: string): string {
	const sets = useQuery({ ...bannerQueries.sets(), enabled: false });
	const profileBanners = useQuery({
		...profileQueries.banners(),
		enabled: false,
	});
	return webPageTitle(useLocale(), url, title, [
		...(sets.data ?? []).flatMap((set) => set.banner),
		...(profileBanners.data ?? []),
	]);
}

const Waiting = () => <div className={styles.waiting} aria-hidden="true" />;

const Offline = ({ action }: { action?: ReactNode }) => (
	<EmptyState
		drawing="offline"
		title={<Trans>No internet</Trans>}
		text={
			<Trans>
				This page needs a connection. It opens as soon as you are online.
			</Trans>
		}
		action={action}
	/>
);

/** A page of the app opens in the same tab, not in a frame (1 §5). */
function OwnPage({ href }: { href: string }) {
	const [isOffline, setIsOffline] = useState(false);
	useRegisterOfflineNotice(isOffline);
	async function open() {
		setIsOffline(false);
		setIsOffline(!(await replacePage(href)));
	}
	useAfterMount(open, true);
	return isOffline ? (
		<Offline action={<RetryButton onRetry={open} />} />
	) : (
		<Loading className={styles.stage}>
			<Waiting />
		</Loading>
	);
}

export default function InternalWebPage() {
	const { t } = useLingui();
	const back = useBack();
	const online = useOnline();
	const { url: link = "", title = "" } = useSearchParams();
	const target = linkTarget(link, location.origin);
	// `linkTarget` refuses the app's sign-in page, which `safeUrl` alone would allow.
	const address = target && safeUrl(link);
	const ownHref = target?.kind === "sameTab" ? target.href : null;
	// The key remounts the frame when the address changes.
	if (address && ownHref === null)
		return (
			<FramedPage key={link} link={link} title={title} address={address} />
		);
	// Shortened, because it is shown in a sentence.
	const url = cutText(link, 300);
	return (
		<Page className={styles.page} title={t`Web page`} onBack={back}>
			{ownHref !== null ? (
				// The key opens the page again when the connection is lost or restored.
				<OwnPage key={`${ownHref} ${online}`} href={ownHref} />
			) : (
				<EmptyState
					drawing="search"
					title={t`Cannot open “${url}”`}
					text={
						url ? (
							<Trans>
								This address is incomplete or not secure, so it does not open
								here.
							</Trans>
						) : (
							<Trans>
								This link has no web address. Go back and try another one.
							</Trans>
						)
					}
					action={
						<>
							<HomeLink />
							<Button kind="text" onClick={back}>
								<Trans>Go back</Trans>
							</Button>
						</>
					}
				/>
			)}
		</Page>
	);
}

/** `link` and `title` are from this page's address; `address` is what the frame loads. */
function FramedPage({
	link,
	title: linkTitle,
	address,
}: {
	link: string;
	title: string;
	address: URL;
}) {
	const { t } = useLingui();
	const [lengthAtStart] = useState(() => history.length);
	// The history may also be shorter, because the frame's first entry removes the entries ahead of this page.
	const back = useBack({
		frameHasSteps: () => history.length !== lengthAtStart,
	});
	const online = useOnline();
	const title = useWebPageTitle(link, linkTitle);
	const [loaded, setLoaded] = useState(false);
	useRegisterOfflineNotice(!online && !loaded);
	// YouTube's own pages refuse to be framed (1 §5).
	const video = youTubeEmbed(address.href);
	return (
		<Page
			className={styles.page}
			// The host is never shortened, because its end shows whose page it is.
			title={title ? <span className="clamp-1">{title}</span> : address.host}
			subtitle={title && address.host}
			onBack={back}
			action={
				<a
					href={address.href}
					{...externalLinkProps}
					className={iconButtonClass()}
					aria-label={t`Open in browser`}
					{...linkHandlers(() => openLink(address.href))}
				>
					<ExternalLink size={24} />
				</a>
			}
		>
			{online || loaded ? (
				<>
					{!loaded && <LoadingStatus />}
					<div className={styles.stage} aria-busy={!loaded}>
						{!loaded && <Waiting />}
						<iframe
							src={video ?? address.href}
							title={title || address.host}
							className={styles.frame}
							sandbox={sandbox}
							allow={video ? "fullscreen" : undefined}
							// YouTube requires a referrer; it gets only the host.
							referrerPolicy={video ? "strict-origin" : "no-referrer"}
							onLoad={() => setLoaded(true)}
						/>
					</div>
				</>
			) : (
				<Offline />
			)}
		</Page>
	);
}
