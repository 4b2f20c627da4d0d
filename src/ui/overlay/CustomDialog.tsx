// The base custom dialog of 1 §2: a title, any content, and a close button; at most 360 px wide, at least 249 px high (1 §9).
import { type ReactNode, useId } from "react";
import { Button } from "../form/Button";
import { Dialog, DialogBody } from "./Dialog";

/** `actions` are shown above the close button, which then is a text button. */
export function CustomDialog({
	isOpen,
	title,
	closeLabel,
	onClose,
	onClosed,
	drawing,
	text,
	children,
	actions,
}: {
	isOpen: boolean;
	title: ReactNode;
	closeLabel: ReactNode;
	onClose: () => void;
	onClosed?: () => void;
	drawing?: ReactNode;
	text?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
}) {
	const titleId = useId();
	return (
		<Dialog
			size="custom"
			open={isOpen}
			onClose={onClose}
			onClosed={onClosed}
			labelledby={titleId}
		>
			<DialogBody
				drawing={drawing}
				title={title}
				titleId={titleId}
				text={text}
				actions={
					<>
						{actions}
						<Button block kind={actions ? "text" : "main"} onClick={onClose}>
							{closeLabel}
						</Button>
					</>
				}
			>
				{children}
			</DialogBody>
		</Dialog>
	);
}
