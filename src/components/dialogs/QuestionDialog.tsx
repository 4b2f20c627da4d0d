// A dialog with an emblem, a title, and up to two buttons: the answer and the way out.
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";
import type { ModalProps } from "../../ui/overlay/useModal";

/** `closeLabel` adds a text button that closes it; `more` stands between the two; `busy` waits for the answer's call. */
export function QuestionDialog({
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
	...modal
}: ModalProps & {
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
}) {
	const titleId = useId();
	return (
		<Dialog {...modal} labelledby={titleId}>
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
							<Button block kind="text" disabled={busy} onClick={modal.onClose}>
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
