// The base custom dialog of 1 §2: a title, any content, and a close button; at most 360 px wide, at least 249 px high (1 §9).
import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { Button } from "../form/Button";
import { TitledDialog } from "./Dialog";

/** `actions` are shown above the close button, which is then a text button. */
export function CustomDialog({
	actions,
	...dialog
}: Omit<ComponentProps<typeof TitledDialog>, "size">) {
	return (
		<TitledDialog
			{...dialog}
			size="custom"
			actions={
				<>
					{actions}
					<Button
						kind={actions ? "text" : "main"}
						onClick={() => dialog.onClose()}
					>
						<Trans>Close</Trans>
					</Button>
				</>
			}
		/>
	);
}
