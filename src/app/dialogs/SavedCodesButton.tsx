// The button to the saved codes in a dialog that cannot be closed: they need neither the host nor a session (O01).
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { readExpiryClock } from "../../platform/http/clock";
import { postponeSessionDialogs } from "../../platform/session/renewal";
import { historyQueries } from "../../queries/history";
import { readyCodes } from "../../sync/readyCodes";
import { Button } from "../../ui/form/Button";

/** Renders nothing without a usable saved code; `onOpen` closes the dialog. */
export function SavedCodesButton({
	disabled = false,
	onOpen,
}: {
	disabled?: boolean;
	onOpen: () => void;
}) {
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	if (readyCodes(saved, readExpiryClock().confirmedNow).length === 0)
		return null;
	function open() {
		postponeSessionDialogs();
		onOpen();
	}
	return (
		<Button block kind="text" disabled={disabled} onClick={open}>
			<Trans>Open saved codes</Trans>
		</Button>
	);
}
