// The code in counter mode: bars, QR or digits (O06).
import { groupCharacters } from "../../../domain/code/groupCharacters";
import {
	fallbackFormat,
	moduleWidths,
	type ScanMode,
} from "../../../domain/code/scanModes";
import type { WalletCode } from "../../../platform/storage/wallet";
import { CodeBarcode, CodeQr } from "../code/CodeStage";
import { barcodePlacement, freeHeight } from "./barcodePlacement";
import styles from "./CounterStage.module.css";
import type { ScreenSize } from "./useScreenSize";

/** The smallest and the largest QR, with its white edge, in CSS px. */
const minQrSize = 160;
const maxQrSize = 640;

export function CounterStage({
	reward,
	mode,
	screen,
}: {
	reward: WalletCode;
	mode: ScanMode;
	screen: ScreenSize;
}) {
	const { code } = reward;
	const own = reward.barcode_format;
	const read = groupCharacters(code);
	if (mode === "digits")
		return (
			<p className={styles.digits} data-testid="code">
				{read}
			</p>
		);
	if (mode === "qr")
		return (
			<CodeQr
				code={code}
				size={Math.max(
					minQrSize,
					Math.min(screen.width, freeHeight(screen), maxQrSize),
				)}
				withEdge
			/>
		);
	const plain = mode === "plain" ? fallbackFormat(own, code) : null;
	const { along, height } = barcodePlacement(screen, mode);
	return (
		<div className={`${styles.symbol} ${along ? styles.along : ""}`}>
			<div className={styles.bars}>
				<CodeBarcode
					code={code}
					format={plain ?? own}
					bars={plain ? undefined : reward.bars}
					height={height}
					moduleWidth={
						mode === "middle" || mode === "small"
							? moduleWidths[mode]
							: moduleWidths.large
					}
					turned={along}
				/>
			</div>
			<p className={styles.read}>{read}</p>
		</div>
	);
}
