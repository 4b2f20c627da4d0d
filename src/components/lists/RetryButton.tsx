// The button that repeats a failed load or action.
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button, type ButtonLook } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import type { ListQuery } from "./listState";

type Retry =
	| { query: Pick<ListQuery, "isFetching" | "refetch">; onRetry?: undefined }
	| { query?: undefined; onRetry: () => unknown };

/** Loads `query` again or calls `onRetry`; the button is busy until the returned promise settles. */
export function RetryButton({
	query,
	onRetry = () => query?.refetch(),
	busy = query?.isFetching,
	...look
}: ButtonLook & { busy?: boolean } & Retry) {
	// The loaded content takes the button's place under the finger.
	usePressGuard();
	const [isRetrying, setRetrying] = useState(false);
	async function retry() {
		setRetrying(true);
		try {
			await onRetry();
		} finally {
			setRetrying(false);
		}
	}
	return (
		<Button {...look} busy={busy || isRetrying} onClick={() => void retry()}>
			<Trans>Try again</Trans>
		</Button>
	);
}
