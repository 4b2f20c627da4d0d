// A dialog with an emblem, a title, and up to two buttons: the answer and the way out.
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";

/** `closeLabel` adds a text button that closes it; `more` stands between the two; `busy` waits for the answer's call. */
export function QuestionDialog({
	open,
	tone,
	icon,
	title,
	text,
	children,
	confirmLabel,
	more,
	closeLabel,
	busy,
	onConfirm,
	onClose,
	onClosed,
}: {
	open: boolean;
	tone: "accent" | "warn" | "good";
	icon: ReactNode;
	title: string;
	text?: ReactNode;
	children?: ReactNode;
	confirmLabel: ReactNode;
	more?: ReactNode;
	closeLabel?: ReactNode;
	busy?: boolean;
	onConfirm: () => void;
	onClose: () => void;
	onClosed?: () => void;
}) {
	const titleId = useId();
	return (
		<Dialog
			open={open}
			onClose={onClose}
			onClosed={onClosed}
			labelledby={titleId}
		>
			<DialogBody
				drawing={<Emblem tone={tone} icon={icon} />}
				title={title}
				titleId={titleId}
				text={text}
				actions={
					<>
						<Button block busy={busy} onClick={onConfirm}>
							{confirmLabel}
						</Button>
						{more}
						{closeLabel && (
							<Button block kind="text" disabled={busy} onClick={onClose}>
								{closeLabel}
							</Button>
						)}
					</>
				}
			>
				{children}
			</DialogBody>
		</Dialog>
	);
}
