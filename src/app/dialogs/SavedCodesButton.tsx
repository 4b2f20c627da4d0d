// The button to the saved codes in a dialog that blocks the app or a page: they need neither the host nor a session (O01).
import { Trans } from "@lingui/react/macro";
import { useReadyCodes } from "../../components/dialogs/useReadyCodes";
import { postponeSessionDialogs } from "../../platform/session/postponedDialogs";
import { Button } from "../../ui/form/Button";

/** Renders nothing without a usable saved code; `onOpen` closes the dialog. */
export function SavedCodesButton({
	disabled = false,
	onOpen,
}: {
	disabled?: boolean;
	onOpen: () => void;
}) {
	if (useReadyCodes() === 0) return null;
	function open() {
		postponeSessionDialogs();
		onOpen();
	}
	return (
		<Button kind="text" disabled={disabled} onClick={open}>
			<Trans>Open saved codes</Trans>
		</Button>
	);
}
