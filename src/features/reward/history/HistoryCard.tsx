// A claim in the history: picture, brand, name, status, action (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Barcode from "lucide-react/icons/barcode";
import Check from "lucide-react/icons/check";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import WifiOff from "lucide-react/icons/wifi-off";
import { ServerText } from "../../../components/cards/ServerText";
import { useCouponBrand } from "../../../components/texts/useNames";
import type { HistoryItem } from "../../../contract/history";
import { ownValue } from "../../../domain/app/ownValue";
import {
	type CardStatus,
	cardStatus,
	type HistoryMode,
	isOver,
} from "../../../domain/code/cardStatus";
import { codeCardOfItem } from "../../../domain/code/codeCardOf";
import { readiness } from "../../../domain/code/readiness";
import { openDialog } from "../../../platform/browser/dialogs";
import { useOnline } from "../../../platform/browser/online";
import { useExpiryClock } from "../../../platform/http/clock";
import { useLocalized } from "../../../platform/i18n/locale";
import { logEvent } from "../../../platform/outbox/eventLog";
import { saveErrorsAtom } from "../../../platform/storage/saveErrors";
import { Badge } from "../../../ui/feedback/Badge";
import { Button } from "../../../ui/form/Button";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { Picture } from "../../../ui/media/Picture";
import { showActivityEnded, showCodeExpired } from "../code/showCodeExpired";
import styles from "./HistoryCard.module.css";
import { HistoryStatus } from "./HistoryStatus";

export function HistoryCard({
	item,
	mode,
	saved,
	onUse,
}: {
	item: HistoryItem;
	mode: HistoryMode;
	saved: boolean;
	/** Called by the action "use", which asks first. */
	onUse: (item: HistoryItem) => void;
}) {
	const { t } = useLingui();
	const online = useOnline();
	const localized = useLocalized();
	const brandOf = useCouponBrand();
	// A code that was opened by its address may have no name.
	const name = localized(item.reward_name, item.reward_name_en) || t`Coupon`;
	const footer = localized(item.footer_message_th, item.footer_message_en);
	const running = item.countdown_datetime !== null && mode !== "used";
	const times = useExpiryClock(running ? 1000 : 60_000);
	const status = cardStatus(item, mode, times.confirmedNow);
	const over = isOver(status);
	const isParcel = status.action === "track";
	const needsNetwork = !online && !saved && !over && !isParcel;
	const error = ownValue(useAtomValue(saveErrorsAtom), item.ext_transaction_id);
	const ready = over
		? null
		: readiness(item, { saved, online, error }, times.confirmedNow);
	return (
		<article className={`${styles.card} ${over ? styles.over : ""}`}>
			<Picture
				src={item.image_url}
				ratio="1"
				gray={over}
				className={styles.picture}
			/>
			<div className={styles.words}>
				<div className={styles.line}>
					<p className={`${styles.brand} clamp-1`}>
						<ServerText>{brandOf(item)}</ServerText>
					</p>
					{saved && !over && (
						<p className={styles.saved}>
							<CloudCheck size={14} />
							<Trans>Saved</Trans>
						</p>
					)}
					{ready === "onItsWay" && (
						<p className={styles.unsaved}>
							<Trans>Saving…</Trans>
						</p>
					)}
					{ready && ready !== "ready" && ready !== "onItsWay" && online && (
						<p className={styles.unsaved}>
							<CloudOff size={14} />
							<Trans>Needs internet</Trans>
						</p>
					)}
				</div>
				<h2 className={`${styles.name} clamp-3`}>
					<PhraseWrap longest={12}>{name}</PhraseWrap>
				</h2>
				<div className={styles.foot}>
					<p className={styles.status}>
						<HistoryStatus
							item={item}
							status={status}
							times={times}
							needsNetwork={needsNetwork}
						/>
					</p>
					<Action
						status={status}
						needsNetwork={needsNetwork}
						name={name}
						onAct={(action) =>
							action === "use" ? onUse(item) : openCoupon(item, action)
						}
					/>
				</div>
				{footer && !over && (
					<p className={styles.footer}>
						<span className="clamp-2">
							<PhraseWrap>{footer}</PhraseWrap>
						</span>
					</p>
				)}
			</div>
		</article>
	);
}

type CardAction = NonNullable<CardStatus["action"]>;

/** Opens the dialog of the action. */
function openCoupon(
	item: HistoryItem,
	action: Exclude<CardAction, "use">,
): void {
	const transactionId = item.ext_transaction_id;
	if (action === "explainExpired") void showCodeExpired();
	else if (action === "explainEnded") void showActivityEnded();
	else if (action === "track")
		openDialog({
			name: "tracking",
			transactionId,
			card: codeCardOfItem(item),
		});
	else {
		logEvent("View Code History", "click", transactionId);
		openDialog({
			name: "rewardCode",
			transactionId,
			minutes: item.reserve_timeout,
		});
	}
}

const kinds = { use: "good", view: "main", track: "second" } as const;

function Action({
	status,
	needsNetwork,
	name,
	onAct,
}: {
	status: CardStatus;
	needsNetwork: boolean;
	name: string;
	onAct: (action: CardAction) => void;
}) {
	const { i18n, t } = useLingui();
	const { action } = status;
	const label = needsNetwork ? t`Waiting for internet` : i18n._(status.label);
	if (needsNetwork)
		return (
			<Button
				size="small"
				disabled
				icon={<WifiOff size={16} />}
				aria-label={t`${label}: ${name}`}
			>
				{label}
			</Button>
		);
	if (action === "use" || action === "view" || action === "track")
		return (
			<Button
				size="small"
				kind={kinds[action]}
				icon={action === "view" && <Barcode size={18} />}
				aria-label={t`${label}: ${name}`}
				onClick={() => onAct(action)}
			>
				{label}
			</Button>
		);
	const badge = (
		<Badge tone="sunken" icon={status.state === "used" && <Check size={14} />}>
			{label}
		</Badge>
	);
	if (action === null) return badge;
	return (
		<button
			type="button"
			className={styles.say}
			aria-label={t`${label}: ${name}`}
			onClick={() => onAct(action)}
		>
			{badge}
		</button>
	);
}
