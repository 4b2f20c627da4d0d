// The stage of the code card: the code as text, barcode or QR, or the link of a url code (2 §2, 2 §3).
import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { codeDisplay } from "../../contract/claimed";
import type { BarcodeFormat, RewardCode } from "../../contract/history";
import { fitsFormat, groupCode, invalidInput } from "../../domain/codeSymbol";
import { useOnline } from "../../platform/online";
import { Barcode } from "../../ui/Barcode";
import { Button } from "../../ui/Button";
import { QrCode } from "../../ui/QrCode";
import { Segments } from "../../ui/Tabs";
import styles from "./CodeStage.module.css";

export type CodeView = "code" | "barcode" | "qr";

/** The three forms of a code behind segments, all in a stage of one height. */
export function CodeStage({
	code,
	format,
	bars,
	online,
	view,
	onView,
}: {
	code: string;
	format: BarcodeFormat;
	/** Its bars, where the wallet has them. */
	bars: string | undefined;
	/** For a shop on the web: typed there, not read to the staff. */
	online: boolean;
	view: CodeView;
	onView: (view: CodeView) => void;
}) {
	const { t } = useLingui();
	return (
		<div className={styles.stages}>
			<Segments
				label={t`Form of the code`}
				value={view}
				onChange={onView}
				items={[
					{ value: "code", label: t`Code` },
					{ value: "barcode", label: t`Barcode` },
					{ value: "qr", label: t`QR` },
				]}
			>
				<div className={styles.stage}>
					{view === "code" && <CodeText code={code} online={online} />}
					{view === "barcode" && (
						<>
							<CodeBars
								code={code}
								format={format}
								bars={bars}
								height={136}
								moduleWidth={1.5}
							/>
							<p className={styles.read}>{groupCode(code)}</p>
						</>
					)}
					{view === "qr" && (
						<QrCode value={code} size={192} label={t`QR code of ${code}`} />
					)}
				</div>
			</Segments>
		</div>
	);
}

/** The code in large letters, to be read aloud or typed. */
function CodeText({
	code,
	online = false,
}: {
	code: string;
	online?: boolean;
}) {
	const read = groupCode(code);
	return (
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
			{!online && (
				<p className={styles.hint}>
					<Trans>Staff can type this instead of scanning</Trans>
				</p>
			)}
		</div>
	);
}

/** The barcode, or the documents' sentence where the code does not fit its format (2 §5). */
export function CodeBars({
	code,
	format,
	bars,
	...look
}: {
	code: string;
	format: BarcodeFormat;
	bars: string | undefined;
	height: number;
	moduleWidth: number;
	turned?: boolean;
}) {
	const { i18n } = useLingui();
	const message = i18n._(invalidInput(format, code));
	if (!fitsFormat(format, code))
		return <p className={styles.hint}>{message}</p>;
	return (
		<Barcode
			value={code}
			format={format}
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

/** A url code: its address as a link, or one button that opens it (2 §3 code display mode). */
export function LinkStage({
	reward,
	onOpen,
}: {
	reward: RewardCode;
	onOpen: () => void;
}) {
	const asButton = reward.display_type === codeDisplay.button;
	const online = useOnline();
	return (
		<div className={styles.stages}>
			<div className={styles.stage}>
				<p className={styles.hint}>
					{!online ? (
						<Trans>No internet. The link opens once there is.</Trans>
					) : asButton ? (
						<Trans>Press the button to use your privilege</Trans>
					) : (
						<Trans>Open the link to use your privilege</Trans>
					)}
				</p>
				{asButton ? (
					<Button icon={<ExternalLink size={20} />} onClick={onOpen}>
						<Trans>Open the partner's page</Trans>
					</Button>
				) : (
					<a
						href={reward.link}
						className={styles.link}
						onClick={(event) => {
							event.preventDefault();
							onOpen();
						}}
					>
						{reward.link}
					</a>
				)}
				{reward.code && <p className={styles.read}>{groupCode(reward.code)}</p>}
			</div>
		</div>
	);
}
