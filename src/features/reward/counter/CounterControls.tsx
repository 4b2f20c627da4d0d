// The controls of the code in full screen: to the brand's other codes, and to another way of showing this one.
import { Trans, useLingui } from "@lingui/react/macro";
import BarcodeIcon from "lucide-react/icons/barcode";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import QrIcon from "lucide-react/icons/qr-code";
import Type from "lucide-react/icons/type";
import type { ReactNode } from "react";
import type { ScanMode } from "../../../domain/code/scanModes";
import { Status } from "../../../ui/feedback/Status";
import { IconButton } from "../../../ui/form/IconButton";
import { ignorePresses } from "../../../ui/overlay/pressGuard";
import styles from "./CounterView.module.css";

/** The position among a brand's usable codes, from 1, with buttons for previous and next. */
export function CodePager({
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

/** A round button with a short word; in landscape, where there is room, with all its words. */
export const CounterSwitch = ({
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
			// It turns into the way back: a second tap would undo it.
			ignorePresses(currentTarget.closest("footer") ?? undefined);
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
