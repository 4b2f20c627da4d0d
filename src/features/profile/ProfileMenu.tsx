// The profile's menus (3 §2 /profile).
import { Plural, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Database from "lucide-react/icons/database";
import FileText from "lucide-react/icons/file-text";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Gift from "lucide-react/icons/gift";
import Languages from "lucide-react/icons/languages";
import Lightbulb from "lucide-react/icons/lightbulb";
import LoaderCircle from "lucide-react/icons/loader-circle";
import LogOut from "lucide-react/icons/log-out";
import Megaphone from "lucide-react/icons/megaphone";
import Phone from "lucide-react/icons/phone";
import Sparkles from "lucide-react/icons/sparkles";
import { useRef, useState } from "react";
import { MenuLink } from "../../components/lists/MenuLink";
import { useUnseenNews } from "../../components/lists/useUnseenNews";
import { countOpenRewards } from "../../domain/article/countOpenRewards";
import { readExpiryClock } from "../../platform/http/clock";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { articleQueries } from "../../queries/article";
import { profileQueries } from "../../queries/profile";
import { termsQueries } from "../../queries/terms";
import { signOut } from "../../sync/signIn";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { BusyStatus } from "../../ui/form/Button";
import {
	MenuCount,
	MenuList,
	MenuRow,
	menuRowClass,
} from "../../ui/list/MenuList";

export function MemberMenu() {
	const { t } = useLingui();
	const localized = useLocalized();
	const { data: loyal, isLoading } = useQuery(profileQueries.loyalArticle());
	const rewards = useQuery(articleQueries.rewards());
	const unseen = useUnseenNews();
	const open = countOpenRewards(
		rewards.data ?? [],
		readExpiryClock().confirmedNow,
	);
	return (
		<MenuList label={t`Yours`}>
			<MenuLink
				to="/registration_reward"
				icon={Gift}
				end={
					open > 0 && (
						<>
							<MenuCount>{open}</MenuCount>
							<span className="visually-hidden">
								<Plural value={open} other="# available" />
							</span>
						</>
					)
				}
			>
				{t`Registration rewards`}
			</MenuLink>
			<MenuLink to="/game/list" icon={Gamepad2}>
				{t`Games and ranking`}
			</MenuLink>
			<MenuLink
				to="/announcement"
				icon={Megaphone}
				dotLabel={unseen.News || unseen.ResultsBoard ? t`New` : undefined}
			>
				{t`News and results`}
			</MenuLink>
			<MenuLink to="/tips" icon={Lightbulb}>{t`Tips`}</MenuLink>
			{isLoading && (
				<li aria-hidden="true">
					<div className={menuRowClass}>
						<Skeleton width="60%" height={16} radius={6} />
					</div>
				</li>
			)}
			{loyal?.alt_reference && (
				<MenuLink
					to="/article"
					search={{ alt_reference: loyal.alt_reference }}
					icon={Sparkles}
				>
					{localized(loyal.article_title_th, loyal.article_title_en) ||
						t`About the tiers`}
				</MenuLink>
			)}
		</MenuList>
	);
}

export function HelpMenu() {
	const { t } = useLingui();
	const locale = useLocale();
	const terms = useQuery(termsQueries.list());
	const isUpdated = terms.data?.some((it) => it.is_new_updated);
	return (
		<>
			<MenuList label={t`Settings and help`}>
				<MenuLink
					to="/language"
					icon={Languages}
					end={locale === "th" ? "ไทย" : "English"}
				>
					{t`Language`}
				</MenuLink>
				<MenuLink
					to="/conditions"
					icon={FileText}
					dotLabel={isUpdated ? t`Updated` : undefined}
				>
					{t`Terms and conditions`}
				</MenuLink>
				<MenuLink to="/faq" icon={CircleHelp}>{t`FAQ`}</MenuLink>
				<MenuLink to="/contact_us" icon={Phone}>{t`Contact us`}</MenuLink>
				<MenuLink to="/profile/data" icon={Database}>{t`My data`}</MenuLink>
			</MenuList>
			<MenuList label={t`Account`}>
				<SignOutRow />
			</MenuList>
		</>
	);
}

function SignOutRow() {
	const { t } = useLingui();
	const [leaving, setLeaving] = useState(false);
	const isPressed = useRef(false);
	async function leave() {
		if (isPressed.current) return;
		isPressed.current = true;
		let isSignedOut = false;
		try {
			isSignedOut = await signOut(() => setLeaving(true));
		} finally {
			// The button stays busy after signing out, until the page has reloaded.
			isPressed.current = isSignedOut;
			setLeaving(isSignedOut);
		}
	}
	return (
		<li>
			<button
				type="button"
				className={menuRowClass}
				aria-busy={leaving || undefined}
				aria-disabled={leaving || undefined}
				onClick={() => void leave()}
			>
				<MenuRow
					isAction
					icon={LogOut}
					end={leaving && <LoaderCircle size={20} className="turning" />}
				>{t`Sign out`}</MenuRow>
			</button>
			{leaving && <BusyStatus />}
		</li>
	);
}
