// A dialog with an emblem, a title, and up to two buttons: the answer and the way out.
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { TitledDialog } from "../../ui/overlay/Dialog";

/** `closeLabel` adds a text button that closes it; `more` stands between the two; `busy` waits for the answer's call. */
export function QuestionDialog({
	tone,
	icon,
	confirmLabel,
	more,
	closeLabel,
	busy,
	onConfirm,
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
			drawing={<Emblem tone={tone} icon={icon} />}
			actions={
				<>
					<Button block busy={busy} onClick={onConfirm}>
						{confirmLabel}
					</Button>
					{more}
					{closeLabel && (
						<Button block kind="text" disabled={busy} onClick={dialog.onClose}>
							{closeLabel}
						</Button>
					)}
				</>
			}
		/>
	);
}
