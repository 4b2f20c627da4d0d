// The bar under a privilege: remaining quota, main button, secondary action (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Barcode from "lucide-react/icons/barcode";
import Lock from "lucide-react/icons/lock";
import Truck from "lucide-react/icons/truck";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import { RetryButton } from "../../components/lists/RetryButton";
import { ButtonLink } from "../../components/pages/ButtonLink";
import {
	type Limits,
	type Privilege,
	privilegeType,
	type Stock,
} from "../../contract/privilegeFields";
import { couponsLink } from "../../domain/app/pagePaths";
import type { ClaimEvent } from "../../domain/claim/claimFlow";
import { canOrderPrize, type MainButton } from "../../domain/claim/mainButton";
import { alertReason, alertType } from "../../domain/claim/privilegeAlert";
import { remainingQuota } from "../../domain/claim/quota";
import { isMarkedOver } from "../../domain/code/cardStatus";
import { codeCardOfPrivilege } from "../../domain/code/codeCardOf";
import { addressPath } from "../../domain/delivery/deliveryPaths";
import { afterThai } from "../../domain/text/thaiText";
import { openDialog } from "../../platform/browser/dialogs";
import { goTo } from "../../platform/browser/openLink";
import { readExpiryClock, useExpiryClock } from "../../platform/http/clock";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { beginDelivery } from "../../platform/storage/deliveryDraft";
import { QuotaBar } from "../../ui/feedback/QuotaBar";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import styles from "./ClaimBar.module.css";
import { cannotRedeemDialog } from "./privilegeDialogs";
import { claimSubject } from "./useClaim";

interface QuotaProps {
	privilege: Privilege;
	stock: Stock;
	limits: Limits;
}

/** `part`: with large text the bar holds only what can be pressed; the quota and a locked button end the sheet's body. */
export function ClaimBar({
	part = "all",
	privilege,
	stock,
	limits,
	isOutdated = false,
	button,
	busy,
	send,
	onRetry,
}: QuotaProps & {
	part?: "all" | "bar" | "body";
	/** Whether the limits are out of date: the prize may have been ordered since. */
	isOutdated?: boolean;
	button: MainButton;
	busy: boolean;
	send: (event: ClaimEvent) => void;
	onRetry: () => void;
}) {
	const text = useDialogText();
	const agreement = useTermsAgreement();
	const { label, reason } = button;
	const claimable = reason === null || reason === "loading";
	const failed = reason === "failed";
	const locked = !claimable && !failed;
	const now = () => readExpiryClock().confirmedNow;
	// Renders every second: the claim period may begin or end while it is shown.
	useExpiryClock(1000);
	const orderable = canOrderPrize({ privilege, stock, limits, now: now() });
	const deliverable = orderable && !isOutdated;
	useContentGuard(deliverable);
	const hasOtherButton =
		deliverable || privilege.ext_transaction_id || privilege.brand_id;
	const mainPart = locked && hasOtherButton ? "body" : "bar";
	async function press() {
		const reasonText = alertReason(button, limits);
		const isGroupLimit = reason === "groupReceived";
		const type = alertType(privilege, reason, now());
		const alert = cannotRedeemDialog(type, privilege, reasonText, isGroupLimit);
		if (alert) return openDialog(alert);
		if (!(await agreement.ensure())) return;
		send({ type: "press", subject: claimSubject(privilege) });
	}
	async function orderPrize() {
		if (!(await agreement.ensure())) return;
		beginDelivery(privilege.alt_reference);
		goTo(addressPath("privilege"));
	}
	return (
		<div className={part === "body" ? styles.body : styles.bar}>
			{part !== "bar" && (
				<RemainingQuota
					privilege={privilege}
					stock={stock}
					limits={limits}
					isOpen={claimable || deliverable}
				/>
			)}
			{(part === "all" || part === mainPart) && (
				<Button
					disabled={failed || reason === "loading"}
					locked={locked}
					busy={busy}
					icon={!claimable && <Lock size={18} />}
					onClick={press}
				>
					{text(label)}
				</Button>
			)}
			{part !== "body" && (
				<>
					<Status className="visually-hidden">{failed && text(label)}</Status>
					{failed && <RetryButton kind="second" onRetry={onRetry} />}
					<SecondaryAction
						privilege={privilege}
						locked={locked && deliverable === orderable}
						onDeliver={deliverable ? orderPrize : null}
					/>
				</>
			)}
		</div>
	);
}

/** `isOpen`: whether it can be claimed or ordered; otherwise only an empty bar is shown (2 §4), since the eligibility checks say what is left. */
function RemainingQuota({
	privilege,
	stock,
	limits,
	isOpen,
}: QuotaProps & { isOpen: boolean }) {
	const { t, i18n } = useLingui();
	const left = remainingQuota(stock, limits, privilege.criteria_is_issue);
	// The host gives no numbers.
	if (left.total === 0 || (!isOpen && left.percent > 0)) return null;
	const remaining = i18n.number(left.remaining);
	const total = i18n.number(left.total);
	const labels = {
		day: t`Remaining today`,
		week: t`Remaining this week`,
		month: t`Remaining this month`,
	};
	const label = left.period ? labels[left.period] : t`Remaining`;
	// A customer who may not claim sees an empty bar, even if some remain (2 §4).
	const isForOthers = !privilege.criteria_is_issue && left.remaining > 0;
	return (
		<QuotaBar
			percent={left.percent}
			tone={left.tone}
			label={isForOthers ? t`Remaining for others` : label}
			count={t`${remaining} of ${total}`}
		/>
	);
}

/** The address of this privilege's codes (2 §2 see-code mode). */
const seeCodeAddress = ({ brand_id, alt_reference }: Privilege) =>
	`/history?${new URLSearchParams({ brandId: brand_id, privilegeRef: alt_reference })}`;

/** The second button of a privilege: saved code, delivery, or the brand's other deals (2 §4). */
function SecondaryAction({
	privilege,
	locked,
	onDeliver,
}: {
	privilege: Privilege;
	/** Whether it cannot be claimed now. */
	locked: boolean;
	/** Null if the prize cannot be ordered now. */
	onDeliver: (() => void) | null;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	const { ext_transaction_id, is_used_code, brand_id, type } = privilege;
	if (onDeliver)
		return (
			<Button icon={<Truck size={20} />} onClick={onDeliver}>
				<Trans>Have it delivered</Trans>
			</Button>
		);
	if (ext_transaction_id && type === privilegeType.physical)
		return (
			<Button
				kind="second"
				icon={<Truck size={20} />}
				onClick={() =>
					openDialog({
						name: "tracking",
						transactionId: ext_transaction_id,
						card: codeCardOfPrivilege(privilege),
					})
				}
			>
				<Trans>Track parcel</Trans>
			</Button>
		);
	if (is_used_code && type !== privilegeType.physical)
		return (
			<Button
				kind="second"
				icon={<Barcode size={20} />}
				onClick={() => {
					const logged = ext_transaction_id || privilege.alt_reference;
					logEvent("View Code History", "click", logged);
					// A code that is over or has no transaction id cannot be opened, only listed with the privilege's codes.
					if (!ext_transaction_id || isMarkedOver(privilege))
						return goTo(seeCodeAddress(privilege));
					openDialog({
						name: "rewardCode",
						transactionId: ext_transaction_id,
						minutes: privilege.reserve_timeout,
						card: codeCardOfPrivilege(privilege),
					});
				}}
			>
				<Trans>View code</Trans>
			</Button>
		);
	if (ext_transaction_id)
		return (
			<ButtonLink kind="second" {...couponsLink}>
				<Trans>Open it in My coupons</Trans>
			</ButtonLink>
		);
	if (!locked || !brand_id || !brand) return null;
	const name = locale === "th" ? afterThai(brand) : brand;
	return (
		<ButtonLink
			kind="second"
			to="/privilegebybrand"
			search={{ brandId: brand_id, brandName: brand }}
		>
			{t`See other ${name} deals`}
		</ButtonLink>
	);
}
