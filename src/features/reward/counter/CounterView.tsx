// The code in full screen, black on white, for difficult scanners; the running clock shows that it is not a screenshot (O06).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import BarcodeIcon from "lucide-react/icons/barcode";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import QrIcon from "lucide-react/icons/qr-code";
import ScanLine from "lucide-react/icons/scan-line";
import Sun from "lucide-react/icons/sun";
import Type from "lucide-react/icons/type";
import Undo2 from "lucide-react/icons/undo-2";
import { type ComponentProps, type ReactNode, useState } from "react";
import {
	availableScanModes,
	nextScanMode,
	qrToggleTarget,
	type ScanMode,
} from "../../../domain/code/scanModes";
import type { WalletCode } from "../../../platform/storage/wallet";
import { Status } from "../../../ui/feedback/Status";
import { Button } from "../../../ui/form/Button";
import { IconButton } from "../../../ui/form/IconButton";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { Dialog } from "../../../ui/overlay/Dialog";
import { ignorePresses } from "../../../ui/overlay/pressGuard";
import { CounterHeader } from "./CounterHeader";
import { CounterStage } from "./CounterStage";
import styles from "./CounterView.module.css";
import { readScanMode, saveScanMode } from "./savedScanMode";
import { useScreenSize } from "./useScreenSize";
import { useSwipe } from "./useSwipe";

/** For each mode what is shown, or how to help the scanner. */
const scanModeTexts: Record<ScanMode, MessageDescriptor> = {
	large: msg`Largest barcode. Hold it a hand away from the scanner.`,
	turned: msg`Rotated barcode. Wipe the screen and avoid reflections.`,
	middle: msg`Smaller barcode, for scanners that see only a part of it.`,
	small: msg`Smallest barcode. Hold it close to the scanner.`,
	plain: msg`The same code as a plain barcode.`,
	qr: msg`QR code, if the shop’s scanner reads it.`,
	digits: msg`Read it to the staff, or let them type it.`,
};

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
				<CounterHeader
					reward={reward}
					clock={clock}
					isLandscape={screen.isLandscape}
					onClose={onClose}
				/>
				<div
					className={`${styles.stage} ${position.of > 1 ? styles.swiped : ""}`}
					{...swipe}
				>
					<CounterStage reward={reward} mode={mode} screen={screen} />
				</div>
				<div className={styles.notes}>
					{position.of > 1 && <CodePager position={position} onStep={onStep} />}
					{/* The first option is only announced: the hint takes its place. */}
					<Status className={step > 1 ? styles.note : "visually-hidden"}>
						<Trans>
							Option {step} of {steps}.
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
				<div className={styles.foot}>
					{previous && (
						<CounterSwitch
							label={t`Back to the previous option`}
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
				</div>
			</div>
		</Dialog>
	);
}

/** The position among a brand's usable codes, from 1, with buttons for previous and next. */
function CodePager({
	position: { at, of },
	onStep,
}: {
	position: { at: number; of: number };
	onStep: (by: 1 | -1) => void;
}) {
	const { t } = useLingui();
	return (
		<div className={styles.pager}>
			<IconButton
				label={t`Previous code`}
				icon={<ChevronLeft size={24} />}
				onClick={() => onStep(-1)}
			/>
			<Status className={styles.place}>
				<Trans>
					Code {at} of {of}
				</Trans>
			</Status>
			<IconButton
				label={t`Next code`}
				icon={<ChevronRight size={24} />}
				onClick={() => onStep(1)}
			/>
		</div>
	);
}

/** A round button with a short word, or with its whole label where landscape has the room. */
const CounterSwitch = ({
	label,
	short,
	icon,
	onClick,
}: {
	label: string;
	short: string;
	icon: ReactNode;
	onClick: () => void;
}) => (
	<button
		type="button"
		className={styles.switch}
		aria-label={label}
		onClick={({ currentTarget }) => {
			// A second tap would undo the first, since the button then switches back.
			ignorePresses(currentTarget.parentElement ?? undefined);
			onClick();
		}}
	>
		{icon}
		<span className={styles.short}>{short}</span>
		<span className={styles.word}>{label}</span>
	</button>
);

/** The button that switches to the QR, or from it to the code's first other form. */
export function ModeSwitch({
	to,
	onClick,
}: {
	to: ScanMode;
	onClick: () => void;
}) {
	const { t } = useLingui();
	const looks = {
		qr: { label: t`Show the QR`, short: t`QR`, icon: <QrIcon size={22} /> },
		digits: {
			label: t`Show the code`,
			short: t`Code`,
			icon: <Type size={22} />,
		},
		bars: {
			label: t`Show the barcode`,
			short: t`Barcode`,
			icon: <BarcodeIcon size={22} />,
		},
	};
	const look = looks[to === "qr" || to === "digits" ? to : "bars"];
	return <CounterSwitch {...look} onClick={onClick} />;
}
