// The code in full screen, black on white, for difficult scanners; the running clock shows that it is not a screenshot (O06).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import ScanLine from "lucide-react/icons/scan-line";
import Sun from "lucide-react/icons/sun";
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
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { Dialog } from "../../../ui/overlay/Dialog";
import { CodePager, CounterSwitch, ModeSwitch } from "./CounterControls";
import { CounterHeader } from "./CounterHeader";
import { CounterStage } from "./CounterStage";
import styles from "./CounterView.module.css";
import { readScanMode, saveScanMode } from "./savedScanMode";
import { useScreenSize } from "./useScreenSize";
import { useSwipe } from "./useSwipe";

/** What is shown, and how to help the scanner. */
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
				<div className={styles.stage} {...swipe}>
					<CounterStage reward={reward} mode={mode} screen={screen} />
				</div>
				<div className={styles.notes}>
					{position.of > 1 && <CodePager position={position} onStep={onStep} />}
					{/* The first option is only said: its place has the hint. */}
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
				<footer className={styles.foot}>
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
				</footer>
			</div>
		</Dialog>
	);
}
