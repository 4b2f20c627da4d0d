// The code in full screen, black on white, for difficult scanners; the running clock shows that it is no screenshot (O06).
import { Trans, useLingui } from "@lingui/react/macro";
import Minimize2 from "lucide-react/icons/minimize-2";
import ScanLine from "lucide-react/icons/scan-line";
import Sun from "lucide-react/icons/sun";
import Undo2 from "lucide-react/icons/undo-2";
import { type ComponentProps, type ReactNode, useState } from "react";
import { ServerText } from "../../../components/cards/ServerText";
import { useCouponBrand } from "../../../components/cards/useNames";
import {
	availableScanModes,
	nextScanMode,
	qrToggleTarget,
	type ScanMode,
} from "../../../domain/code/scanModes";
import { formatDate } from "../../../domain/text/dates";
import { useLocale, useLocalized } from "../../../platform/i18n/locale";
import type { WalletCode } from "../../../platform/storage/wallet";
import { Status } from "../../../ui/feedback/Status";
import { Button } from "../../../ui/form/Button";
import { IconButton } from "../../../ui/form/IconButton";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { Logo } from "../../../ui/media/Picture";
import { Dialog } from "../../../ui/overlay/Dialog";
import { CodePager, CounterSwitch, ModeSwitch } from "./CounterControls";
import { CounterStage } from "./CounterStage";
import styles from "./CounterView.module.css";
import { LiveClock } from "./LiveClock";
import { readScanMode, saveScanMode } from "./savedScanMode";
import { scanModeTexts } from "./scanModeTexts";
import { useScreenSize } from "./useScreenSize";
import { useSwipe } from "./useSwipe";

export function CounterView({
	open,
	reward,
	clock,
	position,
	onStep,
	onClose,
}: ComponentProps<typeof CodePager> & {
	open: boolean;
	reward: WalletCode;
	clock: ReactNode;
	onClose: () => void;
}) {
	const { t, i18n } = useLingui();
	const screen = useScreenSize();
	const [chosen, setChosen] = useState<ScanMode | null>(null);
	const swipe = useSwipe(open && position.of > 1, onStep);
	const { barcode_format, code } = reward;
	const modes = availableScanModes(barcode_format, code, screen.isLandscape);
	const preferred = chosen ?? readScanMode(reward);
	const mode = modes.find((one) => one === preferred) ?? modes[0] ?? "digits";
	const qrToggle = qrToggleTarget(modes, mode);
	const step = modes.indexOf(mode) + 1;
	const previous = modes[step - 2];
	const steps = modes.length;
	function show(next: ScanMode) {
		setChosen(next);
		saveScanMode(reward, next);
	}
	return (
		<Dialog
			tone="full"
			open={open}
			onClose={onClose}
			label={t`Code on the full screen`}
		>
			<div className={styles.view} data-scheme="light">
				<Header
					reward={reward}
					clock={clock}
					isLandscape={screen.isLandscape}
					onClose={onClose}
				/>
				<div className={styles.stage} {...swipe}>
					<CounterStage reward={reward} mode={mode} screen={screen} />
				</div>
				<div className={styles.notes}>
					{position.of > 1 && <CodePager position={position} onStep={onStep} />}
					{/* The first way is only said: its place has the hint. */}
					<Status className={step > 1 ? styles.note : "visually-hidden"}>
						<Trans>
							Way {step} of {steps}.
						</Trans>{" "}
						<PhraseWrap>{i18n._(scanModeTexts[mode])}</PhraseWrap>
					</Status>
					{step === 1 && (
						<p className={`${styles.note} ${styles.bright}`}>
							<Sun size={16} />
							<Trans>Turn the brightness up to scan</Trans>
						</p>
					)}
				</div>
				<footer className={styles.foot}>
					{previous && (
						<CounterSwitch
							label={t`Back to the previous way`}
							short={t({ message: "Back", context: "previous step" })}
							icon={<Undo2 size={22} />}
							onClick={() => show(previous)}
						/>
					)}
					<Button
						kind="plain"
						icon={<ScanLine size={20} />}
						onClick={() => show(nextScanMode(modes, mode))}
					>
						<Trans>It didn’t scan?</Trans>
					</Button>
					<ModeSwitch to={qrToggle} onClick={() => show(qrToggle)} />
				</footer>
			</div>
		</Dialog>
	);
}

function Header({
	reward,
	clock,
	isLandscape,
	onClose,
}: {
	reward: WalletCode;
	clock: ReactNode;
	isLandscape: boolean;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const brand = useCouponBrand()(reward);
	// While its clock runs, the clock alone says how long.
	const date =
		reward.countdown_time === null &&
		formatDate(reward.expiration_datetime, locale);
	return (
		<header className={styles.head}>
			<div className={styles.what}>
				<Logo src={reward.brand_logo} name={brand} size={44} />
				<div className={styles.words}>
					<p className={`${styles.brand} clamp-1`}>
						<ServerText>{brand}</ServerText>
					</p>
					<p
						className={`${styles.name} ${isLandscape ? "clamp-1" : "clamp-2"}`}
					>
						<PhraseWrap>
							{localized(reward.reward_name, reward.reward_name_en)}
						</PhraseWrap>
					</p>
					{date && (
						<p className={styles.name}>
							<Trans>Valid until {date}</Trans>
						</p>
					)}
				</div>
			</div>
			<IconButton
				label={t`Leave the full screen`}
				icon={<Minimize2 size={24} />}
				onClick={onClose}
			/>
			<div className={styles.times}>
				<LiveClock />
				{clock}
			</div>
		</header>
	);
}
