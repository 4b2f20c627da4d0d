// The stage of the code card: text, barcode or QR (2 §2, 2 §3).
import { Trans, useLingui } from "@lingui/react/macro";
import { type CodeFormat, noBarcode } from "../../../contract/history";
import { barcodeOf, invalidInputText } from "../../../domain/code/barcode";
import { groupCharacters } from "../../../domain/code/groupCharacters";
import { moduleWidths } from "../../../domain/code/scanModes";
import { useMediaQuery } from "../../../ui/layout/useMediaQuery";
import { SegmentedControl } from "../../../ui/list/Tabs";
import { Barcode } from "../../../ui/media/Barcode";
import { QrCode } from "../../../ui/media/QrCode";
import styles from "./CodeStage.module.css";

export type CodeView = "code" | "barcode" | "qr";

/** A phone on its side, as in the style sheets: a smaller QR fits between the segments and the card's edge. */
const low =
	"(orientation: landscape) and (height <= 480px) and (width >= 640px)";

/** The forms of a code as segments of equal height; an unknown format has no barcode. */
export function CodeStage({
	code,
	format,
	bars,
	online,
	view,
	onView,
}: {
	code: string;
	format: CodeFormat;
	bars: string | undefined;
	/** For a web shop: to type, not to read to the staff. */
	online: boolean;
	view: CodeView;
	onView: (view: CodeView) => void;
}) {
	const { t } = useLingui();
	const isLow = useMediaQuery(low);
	const read = groupCharacters(code);
	return (
		<div className={styles.stages}>
			<SegmentedControl
				label={t`Code format`}
				value={view}
				onChange={onView}
				items={[
					{ value: "code", label: t`Code` },
					...(format === noBarcode
						? []
						: [{ value: "barcode" as const, label: t`Barcode` }]),
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
							<p
								className={`${styles.letters} ${read.length > 15 ? styles.long : ""}`}
								data-testid="code"
							>
								{read}
							</p>
						</div>
					)}
					{view === "barcode" && (
						<>
							<CodeBarcode
								code={code}
								format={format}
								bars={bars}
								height={136}
								moduleWidth={moduleWidths.card}
							/>
							<p className={styles.read}>{read}</p>
						</>
					)}
					{view === "qr" && (
						<QrCode
							value={code}
							size={isLow ? 148 : 192}
							label={t`QR code of ${code}`}
							instead={<NoQr />}
						/>
					)}
				</div>
			</SegmentedControl>
		</div>
	);
}

/** Replaces a QR that cannot hold the code. */
export function NoQr() {
	return (
		<p className={styles.hint}>
			<Trans>The QR cannot be drawn. Show the code instead.</Trans>
		</p>
	);
}

/** The barcode, or the documents' sentence where the code does not fit its format (2 §5). */
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
	turned?: boolean;
}) {
	const { i18n, t } = useLingui();
	if (format === noBarcode) return null;
	const message = i18n._(invalidInputText(format, code));
	const symbol = barcodeOf(format, code);
	if (!symbol) return <p className={styles.hint}>{message}</p>;
	return (
		<Barcode
			value={code}
			kind={t`Barcode`}
			symbol={symbol}
			widths={bars}
			message={message}
			instead={
				<Trans>
					The barcode cannot be drawn on this screen. Show the QR or the code
					instead.
				</Trans>
			}
			{...look}
		/>
	);
}
