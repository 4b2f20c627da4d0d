// welcomeTips: the current tour; its end is reported, and the new one continues on the profile (3 §4).
import { Trans } from "@lingui/react/macro";
import type { TourName } from "../../domain/home/homeFlow";
import { goTo } from "../../platform/browser/open";
import { Tour } from "./Tour";
import { tourStops } from "./tours";

export function TourStep({
	name,
	tutorialId,
	plus,
	onEnd,
}: {
	name: TourName;
	/** The server's id of the tour. */
	tutorialId: string;
	plus: boolean;
	onEnd: () => void;
}) {
	return (
		<Tour
			name={name}
			tutorialId={tutorialId}
			stops={tourStops(name, plus)}
			lastLabel={name === "new" ? <Trans>See it</Trans> : undefined}
			onEnd={(how) => {
				onEnd();
				if (name === "new" && how === "finished") {
					const search = new URLSearchParams({
						showTour: "true",
						tourId: tutorialId,
					});
					goTo(`/profile?${search}`);
				}
			}}
		/>
	);
}
