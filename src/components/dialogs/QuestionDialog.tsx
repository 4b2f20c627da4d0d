// A dialog with an emblem, a title, and up to two buttons: confirm and close.
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { TitledDialog } from "../../ui/overlay/Dialog";

/** `closeLabel` adds a text button that closes the dialog, and `more` is shown between the two buttons; while `busy` with the answer's call the dialog cannot be closed. */
export function QuestionDialog({
	tone,
	icon,
	confirmLabel,
	more,
	closeLabel,
	busy,
	onConfirm,
	onClose,
	...dialog
}: Omit<ComponentProps<typeof TitledDialog>, "drawing" | "actions"> & {
	tone: "accent" | "warn" | "good";
	icon: ReactNode;
	confirmLabel: ReactNode;
	more?: ReactNode;
	closeLabel?: ReactNode;
	busy?: boolean;
	onConfirm: () => void;
}) {
	return (
		<TitledDialog
			{...dialog}
			onClose={() => {
				if (!busy) onClose();
			}}
			drawing={<Emblem tone={tone} icon={icon} />}
			actions={
				<>
					<Button busy={busy} onClick={onConfirm}>
						{confirmLabel}
					</Button>
					{more}
					{closeLabel && (
						<Button kind="text" disabled={busy} onClick={onClose}>
							{closeLabel}
						</Button>
					)}
				</>
			}
		/>
	);
}
