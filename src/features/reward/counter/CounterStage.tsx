// The code in counter mode: bars, QR or digits (O06).
import { useLingui } from "@lingui/react/macro";
import { groupCode } from "../../../domain/code/groupCode";
import {
	fallbackFormat,
	moduleWidths,
	type ScanMode,
} from "../../../domain/code/scanModes";
import type { WalletCode } from "../../../platform/storage/wallet";
import { QrCode } from "../../../ui/media/QrCode";
import { CodeBars, NoQr } from "../code/CodeStage";
import styles from "./CounterStage.module.css";
import type { ScreenSize } from "./useScreenSize";

/** Space of header and footer, in CSS px. */
const taken = { upright: 350, sideways: 150 };
/** Enough bar height for a scanner, in CSS px. */
const tallest = 184;

export function CounterStage({
	reward,
	way,
	screen,
}: {
	reward: WalletCode;
	way: ScanMode;
	screen: ScreenSize;
}) {
	const { t } = useLingui();
	const { code } = reward;
	const own = reward.barcode_format;
	const read = groupCode(code);
	const { sideways } = screen;
	if (way === "digits")
		return (
			<p className={styles.digits} data-testid="code">
				{read}
			</p>
		);
	const free = screen.height - (sideways ? taken.sideways : taken.upright);
	if (way === "qr")
		return (
			<QrCode
				value={code}
				size={Math.max(120, Math.min(screen.width - 32, free))}
				label={t`QR code of ${code}`}
				instead={<NoQr />}
			/>
		);
	const plain = way === "plain" ? fallbackFormat(own, code) : null;
	const along = sideways === (way === "turned");
	return (
		<div className={`${styles.symbol} ${along ? styles.along : ""}`}>
			<div className={styles.bars}>
				<CodeBars
					code={code}
					format={plain ?? own}
					bars={plain ? undefined : reward.bars}
					height={sideways ? Math.max(96, Math.min(tallest, free)) : tallest}
					moduleWidth={
						way === "middle" || way === "small"
							? moduleWidths[way]
							: moduleWidths.large
					}
					turned={along}
				/>
			</div>
			<p className={styles.read}>{read}</p>
		</div>
	);
}
