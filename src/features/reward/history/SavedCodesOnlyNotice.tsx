// The notice over saved codes where the history failed to load (O01).
import { Trans } from "@lingui/react/macro";
import { LoadNotice } from "../../../components/lists/LoadNotice";
import { useOnline } from "../../../platform/browser/online";

export function SavedCodesOnlyNotice() {
	const online = useOnline();
	return (
		<LoadNotice online={online}>
			{online ? (
				<Trans>Could not load the list. These codes are on this phone.</Trans>
			) : (
				<Trans>No internet. These codes are on this phone.</Trans>
			)}
		</LoadNotice>
	);
}
