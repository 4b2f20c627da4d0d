// The sheet that asks whether the customer is at the counter, or wants to use an online code now, before a code's countdown starts (design: counter guard).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Globe from "lucide-react/icons/globe";
import RotateCw from "lucide-react/icons/rotate-cw";
import Smartphone from "lucide-react/icons/smartphone";
import Store from "lucide-react/icons/store";
import { useEffect, useRef, useState } from "react";
import type { CodeCard } from "../../domain/code/codeCard";
import { clockDigits, timeLeft } from "../../domain/code/countdown";
import type { Kind } from "../../domain/list/listChoice";
import { useOnline } from "../../platform/browser/online";
import { useLocalized } from "../../platform/i18n/locale";
import { canStoreCode } from "../../platform/storage/storageProbe";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressRing } from "../../ui/feedback/ProgressRing";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Emblem } from "../../ui/media/Emblem";
import { Logo } from "../../ui/media/Picture";
import { Sheet } from "../../ui/overlay/Sheet";
import { ServerText } from "../cards/ServerText";
import styles from "./CounterGuard.module.css";

/** The label of the start button and the text that explains a start. */
const startTexts = {
	online: {
		clock: {
			label: <Trans>Start the clock</Trans>,
			text: (
				<Trans>
					The clock starts at once and can’t be paused. Not ready to use it?
					Keep it and open it later.
				</Trans>
			),
		},
		code: {
			label: <Trans>Show the code</Trans>,
			text: (
				<Trans>
					Open the code when you are ready to use it online. Not ready? Keep it
					and open it later.
				</Trans>
			),
		},
	},
	counter: {
		clock: {
			label: <Trans>My turn, start the clock</Trans>,
			text: (
				<Trans>
					The clock starts at once and can’t be paused. Still in the queue? Keep
					it and open it when it’s your turn.
				</Trans>
			),
		},
		code: {
			label: <Trans>My turn, show the code</Trans>,
			text: (
				<Trans>
					Open the code when the staff are ready to scan it. Still in the queue?
					Keep it and open it when it’s your turn.
				</Trans>
			),
		},
	},
};

/** `minutes` is the length of the countdown, 0 for none; it cannot be started offline or if the code cannot be saved. */
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
	/** Whether the code is claimed already, so that keeping it needs no network. */
	isClaimed: boolean;
	/** The kind of use, null if unknown; an online code needs no counter. */
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
	/** Identifies an opening of the sheet, so that the result of a storage check is used only for that opening. */
	const opening = useRef<object>(null);
	const [isChecking, setChecking] = useState(false);
	/** How many storage checks have failed since the sheet was opened. */
	const [timesFull, setTimesFull] = useState(0);
	useEffect(() => {
		if (!open) return;
		opening.current = {};
		setChecking(false);
		return () => {
			opening.current = null;
		};
	}, [open]);
	const brand = localized(card.brand_name_th, card.brand_name_en);
	const hasClock = minutes > 0;
	const offline = hasClock && !online;
	const isFull = timesFull > 0 && !offline;
	const offlineTitle = isClaimed
		? t`No internet: your code is safe`
		: t`No internet: nothing claimed yet`;
	const isOnlineCode = kind === "online";
	const question = isOnlineCode
		? t`Use this code now?`
		: t`Are you at the counter?`;
	const title = offline ? offlineTitle : question;
	const PlaceIcon = isOnlineCode ? Globe : Store;
	const { label, text } =
		startTexts[isOnlineCode ? "online" : "counter"][
			hasClock ? "clock" : "code"
		];
	async function start() {
		if (!hasClock) return onStart();
		setChecking(true);
		const checkedOpening = opening.current;
		const hasSpace = await canStoreCode();
		// The sheet was closed during the check, and may have been opened again.
		if (opening.current !== checkedOpening) return;
		setChecking(false);
		setTimesFull((times) => (hasSpace ? 0 : times + 1));
		if (hasSpace) onStart();
	}
	return (
		<Sheet
			open={open}
			onClose={onClose}
			onClosed={() => setTimesFull(0)}
			label={title}
			reading
			fixedBar
			bar={
				<div className={styles.actions}>
					<Button
						size="large"
						busy={isChecking}
						disabled={offline}
						icon={isFull ? <RotateCw size={20} /> : <PlaceIcon size={20} />}
						onClick={start}
					>
						{isFull ? <Trans>Try again</Trans> : label}
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
				<div className={styles.clock} aria-hidden="true">
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
						<Emblem tone="accent" icon={<PlaceIcon />} />
					)}
				</div>
				<h2 className={styles.title}>
					<PhraseWrap>{title}</PhraseWrap>
				</h2>
				{hasClock && (
					<p className="visually-hidden">
						<Plural
							value={minutes}
							one={"#\u00a0minute to use it once the clock starts"}
							other={"#\u00a0minutes to use it once the clock starts"}
						/>
					</p>
				)}
				<div className={styles.why}>
					{isFull && (
						<Notice icon={<Smartphone />} announcementKey={timesFull}>
							<Trans>
								This phone could not save the code, so the clock is not started.
								Free up some space, or allow Galaxy Gift to save data in this
								browser’s settings, and try again.
							</Trans>
						</Notice>
					)}
				</div>
				<Status className={styles.text}>
					{!offline && text}
					{offline && isClaimed && (
						<Trans>
							It stays in My coupons. Keep it for later, or start the clock once
							the internet is back.
						</Trans>
					)}
					{offline && !isClaimed && (
						<Trans>
							Once the internet is back, you can start the clock here or keep
							the code for later.
						</Trans>
					)}
				</Status>
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
