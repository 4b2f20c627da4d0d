// The stage of the code card: text, barcode or QR (2 §2, 2 §3).
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { rewardType } from "../../../contract/claimed";
import { type CodeFormat, noBarcode } from "../../../contract/history";
import { barcodeOf } from "../../../domain/code/barcode";
import { groupCharacters } from "../../../domain/code/groupCharacters";
import { moduleWidths } from "../../../domain/code/scanModes";
import type { WalletCode } from "../../../platform/storage/wallet";
import { useMediaQuery } from "../../../ui/layout/useMediaQuery";
import { Tabs } from "../../../ui/list/Tabs";
import { Barcode } from "../../../ui/media/Barcode";
import { QrCode } from "../../../ui/media/QrCode";
import styles from "./CodeStage.module.css";
import { GroupedCode } from "./GroupedCode";

type CodeView = "code" | "barcode" | "qr";

/** A phone in landscape, as in the style sheets, where only a smaller QR fits into the card. */
const landscapePhone =
	"(orientation: landscape) and (max-height: 480px) and (min-width: 640px)";

/** The forms of a code as tabs of equal height; an unknown format has no barcode. */
export function CodeStage({ reward }: { reward: WalletCode }) {
	const { t } = useLingui();
	const isLandscapePhone = useMediaQuery(landscapePhone);
	const { code, barcode_format, bars } = reward;
	// A code for a web shop is typed, not read to the staff.
	const online = reward.privilegetype === rewardType.onlineCode;
	const [chosen, setChosen] = useState<CodeView>(
		online || !barcodeOf(barcode_format, code) ? "code" : "barcode",
	);
	const hasBars = barcode_format !== noBarcode;
	const view = chosen === "barcode" && !hasBars ? "code" : chosen;
	return (
		<div className={styles.stages}>
			<Tabs
				segments
				label={t`Code format`}
				value={view}
				onChange={setChosen}
				items={[
					{ value: "code", label: t`Code` },
					...(hasBars
						? [{ value: "barcode" as const, label: t`Barcode` }]
						: []),
					{ value: "qr", label: t`QR` },
				]}
			>
				<div
					className={`${styles.stage} ${view === "qr" ? styles.square : ""}`}
				>
					{view === "code" && (
						<div className={styles.text}>
							<p className={styles.hint}>
								{online ? (
									<Trans>Enter this code in the online shop</Trans>
								) : (
									<Trans>Read this code to the staff</Trans>
								)}
							</p>
							<GroupedCode
								code={code}
								className={`${styles.letters} ${groupCharacters(code).length > 15 ? styles.long : ""}`}
								data-testid="code"
							/>
						</div>
					)}
					{view === "barcode" && (
						<>
							<CodeBarcode
								code={code}
								format={barcode_format}
								bars={bars}
								height={136}
								moduleWidth={moduleWidths.card}
							/>
							<GroupedCode code={code} className={styles.read} />
						</>
					)}
					{view === "qr" && (
						<CodeQr code={code} size={isLandscapePhone ? 148 : 192} />
					)}
				</div>
			</Tabs>
		</div>
	);
}

/** The QR, or a sentence if the code is too long for it. */
export function CodeQr({
	code,
	...look
}: {
	code: string;
	size: number;
	withEdge?: boolean;
}) {
	const { t } = useLingui();
	return (
		<QrCode
			value={code}
			label={t`QR code of ${code}`}
			fallback={
				<p className={styles.hint}>
					<Trans>The QR cannot be drawn. Show the code instead.</Trans>
				</p>
			}
			{...look}
		/>
	);
}

/** The barcode, or the documents' sentence if the code does not fit its format (2 §5). */
export function CodeBarcode({
	code,
	format,
	bars,
	...look
}: {
	code: string;
	format: CodeFormat;
	bars: string | undefined;
	height: number;
	moduleWidth: number;
	rotated?: boolean;
}) {
	const { t } = useLingui();
	const message = t`${code} is not a valid input for ${format}`;
	const symbol = barcodeOf(format, code);
	if (!symbol) return <p className={styles.hint}>{message}</p>;
	return (
		<Barcode
			value={code}
			kind={t`Barcode`}
			symbol={symbol}
			widths={bars}
			message={message}
			fallback={
				<Trans>
					The barcode cannot be drawn on this screen. Show the QR or the code
					instead.
				</Trans>
			}
			{...look}
		/>
	);
}
