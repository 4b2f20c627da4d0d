// /profile: the member, tier card, menu, banners (M10, 3 §2, 3 §7 GetProfileBanner).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import Camera from "lucide-react/icons/camera";
import { BannerCard } from "../../components/cards/BannerCard";
import { ServerText } from "../../components/cards/ServerText";
import { NotificationsLink } from "../../components/links/NotificationsLink";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { BackPage } from "../../components/pages/BackPage";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import type { Customer } from "../../contract/customer";
import { addressedName } from "../../domain/member/addressedName";
import { maskedMobile } from "../../domain/member/mobileNumber";
import { useLocale } from "../../platform/i18n/locale";
import { profileStateAtom } from "../../platform/session/session";
import { profileQueries } from "../../queries/profile";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { buttonClass } from "../../ui/form/Button";
import { useMediaQuery } from "../../ui/layout/useMediaQuery";
import { Avatar } from "../../ui/media/Picture";
import { DebugEntry } from "./DebugEntry";
import styles from "./Profile.module.css";
import { HelpMenu, MemberMenu } from "./ProfileMenu";
import { TierCard } from "./TierCard";
import { FailedProfile, useProfile } from "./useProfile";

function Person({ customer }: { customer: Customer }) {
	const { t } = useLingui();
	const locale = useLocale();
	const { deviceName } = useAtomValue(profileStateAtom);
	const name = customer.firstname;
	return (
		<div className={styles.person}>
			<Link
				to="/profile/avatar"
				className={styles.face}
				aria-label={t`Change picture`}
				data-tour="profile-avatar"
			>
				<Avatar
					src={customer.image_profile_url}
					name={name || deviceName}
					size={64}
				/>
				<span className={styles.camera}>
					<Camera size={16} />
				</span>
			</Link>
			<div className={styles.names}>
				<p className="title-22 clamp-1">
					<ServerText>
						{name ? addressedName(name, locale) : deviceName}
					</ServerText>
				</p>
				<p className="soft leading-line tabular">
					{maskedMobile(customer.mobileno)}
				</p>
			</div>
			<Link
				to="/profile/edit"
				aria-label={t`Edit profile`}
				className={buttonClass({ kind: "surface", size: "small" })}
			>
				<Trans>Edit</Trans>
			</Link>
		</div>
	);
}

export function ProfilePage() {
	const { t } = useLingui();
	const profile = useProfile();
	const customer = profile.data;
	const banners = useQuery(profileQueries.banners());
	// Profile.module.css has two columns from this width on.
	const isWide = useMediaQuery("(min-width: 820px)");
	return (
		<BackPage
			wide
			busy={profile.isLoading}
			title={<span className="visually-hidden">{t`Profile`}</span>}
			action={<NotificationsLink />}
		>
			<FreshnessNotice query={profile} />
			<div className={`column ${styles.body}`}>
				<div className={styles.side}>
					{customer ? (
						<>
							<Person customer={customer} />
							<DebugEntry>
								<TierCard customer={customer} />
							</DebugEntry>
						</>
					) : profile.isError ? (
						<FailedProfile query={profile} />
					) : (
						<>
							<LoadingStatus />
							<Skeleton height={80} radius={18} />
							<Skeleton height={196} radius={24} />
						</>
					)}
				</div>
				{!isWide && <MemberMenu />}
				<div className={styles.banners}>
					{/* One banner is the usual number. */}
					{banners.isLoading && (
						<Skeleton radius={22} className={styles.bannerRoom} />
					)}
					{banners.data?.map((banner) => (
						<div key={banner.bannerid} className={styles.banner}>
							<BannerCard banner={banner} look="slide" />
						</div>
					))}
				</div>
				<div className={styles.menus}>
					{isWide && <MemberMenu />}
					<HelpMenu />
				</div>
			</div>
		</BackPage>
	);
}
