// The body of a privilege: checks or validity, then its texts in tabs (2 §2).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import Timer from "lucide-react/icons/timer";
import { useState } from "react";
import { branchDisplay } from "../../contract/branch";
import type { Limits, Privilege, Stock } from "../../contract/privilegeFields";
import { eligibilityChecks } from "../../domain/claim/eligibility";
import type { MainButton } from "../../domain/claim/mainButton";
import { tierOrStandard } from "../../domain/session/tier";
import { formatDateTime, inMs } from "../../domain/text/dates";
import { isFailureShown } from "../../platform/browser/failureShown";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useExpiryClock } from "../../platform/http/clock";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { profileStateAtom } from "../../platform/session/session";
import { branchQueries } from "../../queries/branch";
import { customerQueries } from "../../queries/customer";
import { Tabs } from "../../ui/list/Tabs";
import { RichText } from "../../ui/media/RichText";
import { BranchTab, hasBranches, NearestBranch } from "./BranchTab";
import { EligibilityCard } from "./EligibilityCard";
import { NearbyBranchSheet } from "./NearbyBranchSheet";
import styles from "./PrivilegeSheet.module.css";
import { unableToOpenDialog } from "./privilegeDialogs";

export function PrivilegeBody({
	privilege,
	stock,
	limits,
	limitsAt,
	button,
	onRetry,
}: {
	privilege: Privilege;
	stock: Stock;
	limits: Limits;
	/** When the limits were loaded, server time in ms. */
	limitsAt: number;
	button: MainButton;
	onRetry: () => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const { deviceName, tier } = useAtomValue(profileStateAtom);
	// Only read from the cache: home loads the profile and reports a failure.
	const { data: customer } = useQuery({
		...customerQueries.profile(),
		enabled: false,
	});
	const [tab, setTab] = useState<"details" | "conditions" | "branches">(
		"details",
	);
	const [isNearOpen, setNearOpen] = useState(false);
	const { brand_id, privilege_id } = privilege;
	const branches = useQuery(branchQueries.tab(brand_id, privilege_id));
	const hasBranchList =
		branches.data?.branch_display_type === branchDisplay.list;
	// `isError` would be false during a refetch.
	const branchesFailed = !branches.data && branches.errorUpdateCount > 0;
	const withBranches =
		branchesFailed ||
		(branches.data ? hasBranches(branches.data) : brand_id !== "");
	const shown = tab === "branches" && !withBranches ? "details" : tab;
	// Shown when the tab is opened after a failure, or when the load fails in the open tab.
	useAfterMount(
		() => {
			if (!branches.error || !isFailureShown(branches.error))
				return openDialogWhenFree(unableToOpenDialog);
		},
		branchesFailed && tab === "branches",
	);
	function choose(next: typeof tab) {
		setTab(next);
		if (next === "branches" && branchesFailed) void branches.refetch();
	}
	const checks = eligibilityChecks({
		privilege,
		stock,
		limits,
		deviceName,
		tierName: customer?.tier ? tierOrStandard(customer.tier) : tier,
		now: limitsAt,
	});
	const minutes = privilege.reserve_timeout;
	const openNear = () => setNearOpen(true);
	return (
		<>
			{button.reason && checks.length > 0 ? (
				<EligibilityCard checks={checks} onOpened={onRetry} />
			) : (
				<Period privilege={privilege} />
			)}
			<div className={styles.tabs}>
				<Tabs
					label={t`About this privilege`}
					value={shown}
					onChange={choose}
					items={[
						{ value: "details", label: t`Details` },
						{ value: "conditions", label: t`Conditions` },
						...(withBranches
							? [{ value: "branches" as const, label: t`Branches` }]
							: []),
					]}
				>
					<div className={styles.text}>
						{shown === "details" && (
							<>
								<RichText
									html={localized(privilege.desc_th, privilege.desc_en)}
								/>
								{(minutes > 0 || hasBranchList) && (
									<div className={styles.facts}>
										{minutes > 0 && (
											<p className={styles.info}>
												<Timer size={20} />
												<span>
													<Plural
														value={minutes}
														one={
															"#\u00a0minute to use it once the clock starts"
														}
														other={
															"#\u00a0minutes to use it once the clock starts"
														}
													/>
												</span>
											</p>
										)}
										{hasBranchList && (
											<NearestBranch brandId={brand_id} onNear={openNear} />
										)}
									</div>
								)}
							</>
						)}
						{shown === "conditions" && (
							<RichText
								html={
									localized(
										privilege.termsandcondsth,
										privilege.termsandcondsen,
									) || t`No data`
								}
							/>
						)}
						{shown === "branches" && (
							<BranchTab query={branches} onNear={openNear} />
						)}
					</div>
				</Tabs>
			</div>
			{hasBranchList && (
				<NearbyBranchSheet
					open={isNearOpen}
					onClose={() => setNearOpen(false)}
					brandId={brand_id}
				/>
			)}
		</>
	);
}

/** The claim period; renders nothing if it has no end. */
function Period({
	privilege: { valid_from, valid_through },
}: {
	privilege: Privilege;
}) {
	const locale = useLocale();
	const { confirmedNow: now } = useExpiryClock(1000);
	const from = formatDateTime(valid_from, locale);
	const until = formatDateTime(valid_through, locale);
	if (!until) return null;
	return (
		<p className={styles.until}>
			{now > Number(inMs(valid_through)) ? (
				<Trans>It could be claimed until {until}</Trans>
			) : now < Number(inMs(valid_from)) ? (
				<Trans>
					Claim from {from} until {until}
				</Trans>
			) : (
				<Trans>Claim until {until}</Trans>
			)}
		</p>
	);
}
