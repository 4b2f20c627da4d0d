// Opens the privilege over the page whenever the address carries modal-privilege (P11, 1 §2).
import { useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { privilegeParameter as parameter } from "../domain/app/pagePaths";
import { isDocumentStart } from "../platform/browser/backPath";
import { sessionAtom } from "../platform/session/session";
import { appHistory } from "./appHistory";
import { openLoadFailedDialog } from "./dialogs/openLoadFailedDialog";
import { Layer } from "./Layer";
import { PrivilegeModal } from "./lazyPrivilege";

/** `reference`: of the privilege in the address. */
export default function PrivilegeHost({
	reference,
}: {
	reference: string | undefined;
}) {
	const router = useRouter();
	// Nothing is loaded without a token (1 §4).
	const isSignedIn = useAtomValue(sessionAtom) !== null;

	function close() {
		if (appHistory.canGoBack() && !isDocumentStart(appHistory.entryIndex))
			appHistory.back();
		else
			void router.navigate({
				to: ".",
				search: ({
					[parameter]: _,
					categoryid: __,
					...rest
				}: Record<string, string>) => rest,
				replace: true,
			});
	}

	if (!reference || !isSignedIn) return null;
	return (
		<Layer
			name={reference}
			onFailed={() => {
				// Loads the code again, for the next opening.
				void PrivilegeModal.preload?.();
				close();
				openLoadFailedDialog();
			}}
		>
			<PrivilegeModal key={reference} reference={reference} onClose={close} />
		</Layer>
	);
}
