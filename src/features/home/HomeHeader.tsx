// The header of home: customer, tier, shortcuts, search (2 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import Heart from "lucide-react/icons/heart";
import Search from "lucide-react/icons/search";
import Ticket from "lucide-react/icons/ticket";
import { memo } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { NotificationsLink } from "../../components/links/NotificationsLink";
import { IconLink } from "../../components/pages/IconLink";
import { couponsLink } from "../../domain/app/pagePaths";
import { addressedName } from "../../domain/member/addressedName";
import { memberTier } from "../../domain/session/tier";
import { useLocale } from "../../platform/i18n/locale";
import { profileStateAtom } from "../../platform/session/session";
import { customerQueries } from "../../queries/customer";
import { historyQueries } from "../../queries/history";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { TierBadge } from "../../ui/feedback/TierBadge";
import { useLargeText } from "../../ui/layout/useLargeText";
import { Logo } from "../../ui/media/Picture";
import styles from "./HomeHeader.module.css";

export const HomeHeader = memo(function HomeHeader() {
	const { t } = useLingui();
	const locale = useLocale();
	const { tier: tierOfToken, deviceName } = useAtomValue(profileStateAtom);
	const isLarge = useLargeText();
	const profile = useQuery(customerQueries.profile());
	const history = useQuery(historyQueries.count());
	const customer = profile.data;
	const name = customer?.firstname;
	const tier = customer ? memberTier(customer, tierOfToken) : tierOfToken;
	const hasCoupons = (history.data ?? 0) > 0;
	return (
		<header className={styles.header}>
			<div className={styles.sky}>
				<svg viewBox="0 0 360 120" aria-hidden="true" className={styles.orbits}>
					<ellipse cx="330" cy="-10" rx="216" ry="92" />
					<ellipse cx="330" cy="-14" rx="170" ry="66" />
				</svg>
			</div>
			<div className={styles.row}>
				<Link to="/profile" className={styles.person}>
					<span
						className={styles.ring}
						data-tour="home-picture"
						style={{
							"--ring": tier && `var(--tier-ring-${tier.toLowerCase()})`,
						}}
					>
						<Logo
							src={customer?.image_profile_url ?? ""}
							name={name || deviceName}
							size={40}
							className={styles.avatar}
						/>
					</span>
					<span className={styles.names}>
						<span className="visually-hidden">{t`Profile`}</span>
						{profile.isPending ? (
							<>
								<Skeleton width={84} height={14} />
								<Skeleton width={74} height={18} />
							</>
						) : (
							<>
								<span
									className={`${styles.name} clamp-1`}
									// The tour shows the name of a member who has no tier.
									data-tour={tier ? undefined : "home-tier"}
								>
									<ServerText>
										{name ? addressedName(name, locale) : deviceName}
									</ServerText>
								</span>
								{tier && <TierBadge tier={tier} tourStop="home-tier" />}
							</>
						)}
					</span>
				</Link>
				<nav className={styles.ways} aria-label={t`Yours`}>
					<IconLink
						to="/myfavorite"
						label={t`Favourites`}
						icon={<Heart size={24} />}
					/>
					<IconLink
						{...couponsLink}
						label={hasCoupons ? t`My coupons, some are waiting` : t`My coupons`}
						icon={<Ticket size={24} />}
						dot={hasCoupons}
					/>
					<NotificationsLink />
				</nav>
			</div>
			<Link
				to="/search"
				aria-label={t`Search deals, brands, campaigns`}
				className={styles.search}
			>
				<Search size={20} />
				<span className="clamp-1">
					{isLarge ? t`Search` : t`Search deals, brands, campaigns`}
				</span>
			</Link>
		</header>
	);
});
