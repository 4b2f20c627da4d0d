// The bar under a privilege: remaining quota, main button, secondary action (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Barcode from "lucide-react/icons/barcode";
import Lock from "lucide-react/icons/lock";
import Truck from "lucide-react/icons/truck";
import { useTranslated } from "../../components/cards/useTranslated";
import { useAgreement } from "../../components/dialogs/useAgreement";
import {
	type Limits,
	type Privilege,
	privilegeType,
	type Stock,
} from "../../contract/privilegeFields";
import type { ClaimEvent } from "../../domain/claim/claimFlow";
import { canOrderPrize, type MainButton } from "../../domain/claim/mainButton";
import { alertType } from "../../domain/claim/privilegeAlert";
import { quota } from "../../domain/claim/quota";
import { isMarkedOver } from "../../domain/code/cardStatus";
import { cardOfPrivilege } from "../../domain/code/codeCard";
import { addressPath } from "../../domain/delivery/deliveryPaths";
import { openDialog } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import { goTo } from "../../platform/browser/open";
import { endTimesNow } from "../../platform/http/clock";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { beginDelivery } from "../../platform/storage/deliveryDraft";
import { QuotaBar } from "../../ui/feedback/QuotaBar";
import { Button } from "../../ui/form/Button";
import styles from "./ClaimBar.module.css";
import { cannotRedeemDialog } from "./cannotRedeemDialog";
import { claimSubject } from "./claimSubject";

export function ClaimBar({
	privilege,
	stock,
	limits,
	button,
	busy,
	send,
	onRetry,
}: {
	privilege: Privilege;
	stock: Stock;
	limits: Limits;
	button: MainButton;
	busy: boolean;
	send: (event: ClaimEvent) => void;
	onRetry: () => void;
}) {
	const text = useTranslated();
	const agreement = useAgreement();
	const claimable = button.reason === null || button.reason === "loading";
	const locked = !claimable && button.reason !== "failed";
	const deliverable =
		canOrderPrize(privilege, stock, limits) &&
		alertType(privilege, stock, limits, endTimesNow().confirmedNow) !==
			"over-time";
	function press() {
		const type = alertType(
			privilege,
			stock,
			limits,
			endTimesNow().confirmedNow,
		);
		const alert = cannotRedeemDialog(type, privilege, button.label);
		if (alert) return openDialog(alert);
		afterAgreement(() =>
			send({
				type: "press",
				online: isOnline(),
				subject: claimSubject(privilege),
			}),
		);
	}
	/** Continues at once, or after the terms are agreed to; offline they cannot be. */
	function afterAgreement(continueClaim: () => void) {
		if (!isOnline() || !agreement.isMissing()) return continueClaim();
		void agreement.ask().then((agreed) => {
			if (agreed) continueClaim();
		});
	}
	const orderPrize = () =>
		afterAgreement(() => {
			beginDelivery(privilege.alt_reference);
			goTo(addressPath("privilege"));
		});
	return (
		<div className={styles.bar}>
			{(claimable || deliverable) && (
				<Remaining privilege={privilege} stock={stock} limits={limits} />
			)}
			<Button
				block
				disabled={!button.enabled && !locked}
				locked={locked}
				busy={busy}
				icon={!claimable && <Lock size={18} aria-hidden="true" />}
				onClick={press}
			>
				{text(button.label)}
			</Button>
			<SecondaryAction
				privilege={privilege}
				claimable={claimable}
				failed={button.reason === "failed"}
				onDeliver={deliverable ? orderPrize : null}
				onRetry={onRetry}
			/>
		</div>
	);
}

/** The remaining quota as text and bar (2 §4 remaining-quota bar). */
function Remaining({
	privilege,
	stock,
	limits,
}: {
	privilege: Privilege;
	stock: Stock;
	limits: Limits;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const left = quota(stock, limits, privilege.criteria_is_issue);
	const number = new Intl.NumberFormat(locale);
	const remaining = number.format(left.remaining);
	const total = number.format(left.total);
	const labels = {
		day: t`Remaining today`,
		week: t`Remaining this week`,
		month: t`Remaining this month`,
	};
	return (
		<QuotaBar
			percent={left.percent}
			tone={left.tone}
			label={left.period ? labels[left.period] : t`Remaining`}
			count={t`${remaining} of ${total} privileges`}
		/>
	);
}

/** The see-code mode of this privilege (2 §2). */
const seeCodeAddress = ({ brand_id, alt_reference }: Privilege) =>
	`/history?${new URLSearchParams({ brandId: brand_id, privilegeRef: alt_reference })}`;

/** The second button: saved code, delivery, retry, or the brand's other deals. */
function SecondaryAction({
	privilege,
	claimable,
	failed,
	onDeliver,
	onRetry,
}: {
	privilege: Privilege;
	claimable: boolean;
	failed: boolean;
	/** null where the prize cannot be ordered now. */
	onDeliver: (() => void) | null;
	onRetry: () => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	const { ext_transaction_id, is_used_code, brand_id, type } = privilege;
	if (onDeliver && !failed)
		return (
			<Button
				block
				icon={<Truck size={20} aria-hidden="true" />}
				onClick={onDeliver}
			>
				<Trans>Have it delivered</Trans>
			</Button>
		);
	if (ext_transaction_id && type === privilegeType.physical)
		return (
			<Button
				block
				kind="second"
				icon={<Truck size={20} aria-hidden="true" />}
				onClick={() =>
					openDialog({
						name: "tracking",
						transactionId: ext_transaction_id,
						card: cardOfPrivilege(privilege),
					})
				}
			>
				<Trans>Track parcel</Trans>
			</Button>
		);
	if (ext_transaction_id && is_used_code)
		return (
			<Button
				block
				kind="second"
				icon={<Barcode size={20} aria-hidden="true" />}
				onClick={() => {
					logEvent("View Code History", "click", ext_transaction_id);
					// An ended code cannot be opened; it is listed with its privilege's codes.
					if (isMarkedOver(privilege)) return goTo(seeCodeAddress(privilege));
					openDialog({
						name: "rewardCode",
						transactionId: ext_transaction_id,
						minutes: privilege.reserve_timeout,
						card: cardOfPrivilege(privilege),
					});
				}}
			>
				<Trans>View code</Trans>
			</Button>
		);
	if (ext_transaction_id)
		return (
			<Button
				block
				kind="second"
				onClick={() => goTo("/history?state=history")}
			>
				<Trans>Open it in My coupons</Trans>
			</Button>
		);
	if (failed)
		return (
			<Button block kind="second" onClick={onRetry}>
				<Trans>Try again</Trans>
			</Button>
		);
	if (claimable || !brand_id) return null;
	const query = new URLSearchParams({ brandId: brand_id, brandName: brand });
	return (
		<Button
			block
			kind="second"
			onClick={() => goTo(`/privilegebybrand?${query}`)}
		>
			{t`See other ${brand} deals`}
		</Button>
	);
}
