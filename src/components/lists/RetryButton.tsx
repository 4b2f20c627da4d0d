// The button that loads again what failed to load.
import { Trans } from "@lingui/react/macro";
import { Button, type ButtonLook } from "../../ui/form/Button";
import type { ListQuery } from "./listState";

export function RetryButton({
	load,
	...look
}: ButtonLook & { load: Pick<ListQuery, "isFetching" | "refetch"> }) {
	return (
		<Button {...look} busy={load.isFetching} onClick={() => load.refetch()}>
			<Trans>Try again</Trans>
		</Button>
	);
}
