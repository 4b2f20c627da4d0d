// The code in counter mode: bars, QR or digits (O06).
import {
	fallbackFormat,
	moduleWidths,
	type ScanMode,
} from "../../../domain/code/scanModes";
import type { WalletCode } from "../../../platform/storage/wallet";
import { CodeBarcode, CodeQr } from "../code/CodeStage";
import { GroupedCode } from "../code/GroupedCode";
import { barcodePlacement, freeHeight } from "./barcodePlacement";
import styles from "./CounterStage.module.css";
import type { ScreenSize } from "./useScreenSize";

/** Limits of the QR's size, including its quiet zone, in CSS px. */
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
	const { code, barcode_format: ownFormat, bars } = reward;
	if (mode === "digits")
		return (
			<GroupedCode code={code} className={styles.digits} data-testid="code" />
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
	const plainFormat = mode === "plain" ? fallbackFormat(ownFormat, code) : null;
	const size = mode === "middle" || mode === "small" ? mode : "large";
	const { isRotated, height } = barcodePlacement(screen, mode);
	return (
		<div className={`${styles.symbol} ${isRotated ? styles.rotated : ""}`}>
			<div className={styles.bars}>
				<CodeBarcode
					code={code}
					format={plainFormat ?? ownFormat}
					bars={plainFormat ? undefined : bars}
					height={height}
					moduleWidth={moduleWidths[size]}
					rotated={isRotated}
				/>
			</div>
			<GroupedCode code={code} className={styles.read} />
		</div>
	);
}
