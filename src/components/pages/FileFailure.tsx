// Why a file that the app made could not be saved (platform/browser/downloadFile).
import { Trans } from "@lingui/react/macro";

export const FileFailure = ({ error }: { error: unknown }) =>
	error instanceof DOMException && error.name === "NotSupportedError" ? (
		<Trans>
			Files cannot be saved here. Open Galaxy Gift in your phone’s browser.
		</Trans>
	) : (
		<Trans>The file could not be created. Please try again.</Trans>
	);
