// The sheet that asks whether the customer is at the counter, or wants to use an online code now, before a code's countdown starts (design: counter guard).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Globe from "lucide-react/icons/globe";
import RotateCw from "lucide-react/icons/rotate-cw";
import Smartphone from "lucide-react/icons/smartphone";
import Store from "lucide-react/icons/store";
import type { CodeCard } from "../../domain/code/codeCard";
import { clockDigits, timeLeft } from "../../domain/code/countdown";
import type { Kind } from "../../domain/list/listChoice";
import { useOnline } from "../../platform/browser/online";
import { useLocalized } from "../../platform/i18n/locale";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressRing } from "../../ui/feedback/ProgressRing";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Emblem } from "../../ui/media/Emblem";
import { Logo } from "../../ui/media/Picture";
import { Sheet } from "../../ui/overlay/Sheet";
import { ServerText } from "../cards/ServerText";
import styles from "./CounterGuard.module.css";
import { useStorageCheck } from "./useStorageCheck";

/** `minutes` is the length of the countdown, 0 for none. It is not started offline or where the code could not be saved. */
export function CounterGuard({
	open,
	isClaimed,
	kind,
	minutes,
	card,
	onStart,
	onKeep,
	onClose,
}: {
	open: boolean;
	/** The code is the customer's already, so that keeping it needs no network. */
	isClaimed: boolean;
	/** An online code needs no counter; null for an unknown kind. */
	kind: Kind | null;
	minutes: number;
	card: CodeCard;
	onStart: () => void;
	onKeep: () => void;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const online = useOnline();
	const storage = useStorageCheck(open);
	const brand = localized(card.brand_name_th, card.brand_name_en);
	const hasClock = minutes > 0;
	const offline = hasClock && !online;
	const isFull = storage.timesFull > 0 && !offline;
	const offlineTitle = isClaimed
		? t`No internet: your code is safe`
		: t`No internet: nothing claimed yet`;
	const isForWeb = kind === "online";
	const question = isForWeb
		? t`Use this code now?`
		: t`Are you at the counter?`;
	const title = offline ? offlineTitle : question;
	const PlaceIcon = isForWeb ? Globe : Store;
	async function start() {
		if (!hasClock || (await storage.check())) onStart();
	}
	return (
		<Sheet
			open={open}
			onClose={onClose}
			onClosed={storage.forget}
			label={title}
			reading
			fixedBar
			bar={
				<div className={styles.actions}>
					<Button
						size="large"
						busy={storage.isChecking}
						disabled={offline}
						icon={isFull ? <RotateCw size={20} /> : <PlaceIcon size={20} />}
						onClick={start}
					>
						{isFull ? (
							<Trans>Try again</Trans>
						) : (
							<StartLabel {...{ isForWeb, hasClock }} />
						)}
					</Button>
					{offline && !isClaimed ? (
						<Button kind="text" onClick={onClose}>
							<Trans>Close</Trans>
						</Button>
					) : (
						<Button kind="text" onClick={onKeep}>
							<Trans>Keep for later</Trans>
						</Button>
					)}
				</div>
			}
		>
			<div className={styles.guard}>
				<div className={styles.clock}>
					{hasClock ? (
						<ProgressRing fraction={1} size={128}>
							<span className={styles.digits}>
								{clockDigits(timeLeft(minutes * 60_000, 0))}
							</span>
							<span className={styles.unit}>
								<Plural value={minutes} one="minute" other="minutes" />
							</span>
						</ProgressRing>
					) : (
						<Emblem tone="accent" icon={<PlaceIcon size={28} />} />
					)}
				</div>
				<h2 className={styles.title}>
					<PhraseWrap>{title}</PhraseWrap>
				</h2>
				<div className={styles.why}>
					{isFull && (
						<Notice icon={<Smartphone />}>
							{/* A new element for each try, so that the same words are announced again. */}
							<span key={storage.timesFull}>
								<Trans>
									This phone could not save the code, so the clock is not
									started. Free up some space and try again.
								</Trans>
							</span>
						</Notice>
					)}
				</div>
				<p className={styles.text}>
					<Explanation {...{ offline, isClaimed, isForWeb, hasClock }} />
				</p>
				<div className={styles.card}>
					<Logo src={card.brand_logo} name={brand} size={40} eager />
					<div className="grow">
						<p className={styles.name}>
							<PhraseWrap>
								{localized(card.reward_name, card.reward_name_en) || t`Coupon`}
							</PhraseWrap>
						</p>
						<p className="soft-12 leading-line">
							<ServerText>{brand}</ServerText>
						</p>
					</div>
				</div>
			</div>
		</Sheet>
	);
}

function StartLabel({
	isForWeb,
	hasClock,
}: {
	isForWeb: boolean;
	hasClock: boolean;
}) {
	if (isForWeb)
		return hasClock ? (
			<Trans>Start the clock</Trans>
		) : (
			<Trans>Show the code</Trans>
		);
	return hasClock ? (
		<Trans>My turn, start the clock</Trans>
	) : (
		<Trans>My turn, show the code</Trans>
	);
}

function Explanation({
	offline,
	isClaimed,
	isForWeb,
	hasClock,
}: {
	offline: boolean;
	isClaimed: boolean;
	isForWeb: boolean;
	hasClock: boolean;
}) {
	if (offline)
		return isClaimed ? (
			<Trans>
				It stays in My coupons. Keep it for later, or start the clock once the
				internet is back.
			</Trans>
		) : (
			<Trans>
				Once the internet is back, you can start the clock here or keep the code
				for later.
			</Trans>
		);
	if (isForWeb)
		return hasClock ? (
			<Trans>
				The clock starts at once and can’t be paused. Not ready to use it? Keep
				it and open it later.
			</Trans>
		) : (
			<Trans>
				Open the code when you are ready to use it online. Not ready? Keep it
				and open it later.
			</Trans>
		);
	return hasClock ? (
		<Trans>
			The clock starts at once and can’t be paused. Still in the queue? Keep it
			and open it when it’s your turn.
		</Trans>
	) : (
		<Trans>
			Open the code when the staff are ready to scan it. Still in the queue?
			Keep it and open it when it’s your turn.
		</Trans>
	);
}
