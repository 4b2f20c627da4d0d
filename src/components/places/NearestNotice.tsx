// The notice above a list sorted by distance while the distances are unknown: the reason, and a button to get them.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import MapPin from "lucide-react/icons/map-pin";
import {
	positionAtom,
	retryPosition,
} from "../../platform/browser/lastPosition";
import { Notice } from "../../ui/feedback/Notice";
import { Button } from "../../ui/form/Button";
import { isRetrying, type ListQuery } from "../lists/listState";
import { positionErrorTexts } from "./positionErrorTexts";
import { RoughPosition } from "./RoughPosition";

/** `query` loads the distances; once they are loaded the notice says only whether they are rough. */
export function NearestNotice({ query }: { query: ListQuery }) {
	const reading = useAtomValue(positionAtom);
	const { kind } = reading;
	if (kind === "known" && !query.isError && !isRetrying(query))
		return <RoughPosition />;
	const isUnread = kind === "unasked" || kind === "asking";
	return (
		<Notice
			icon={<MapPin />}
			announcementKey={query.errorUpdatedAt}
			action={
				<Button
					kind="text"
					size="small"
					busy={kind === "asking" || query.isFetching}
					onClick={() => (kind === "known" ? query.refetch() : retryPosition())}
				>
					{isUnread ? <Trans>Use my location</Trans> : <Trans>Try again</Trans>}
				</Button>
			}
		>
			{kind === "known" ? (
				<Trans>Could not load the distances.</Trans>
			) : isUnread ? (
				<Trans>Allow your location to see the nearest first.</Trans>
			) : (
				positionErrorTexts[kind]
			)}
		</Notice>
	);
}
