// welcomeTips: the current tour; its end is reported, and the new one continues on the profile (3 §4).
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TourName } from "../../domain/home/homeFlow";
import { goTo } from "../../platform/browser/open";
import {
	dropTourStep,
	readTourStep,
	saveTourStep,
} from "../../platform/session/homeFlow";
import { tutorialMutations } from "../../queries/tutorial";
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
	const [at, setAt] = useState(() => readTourStep(name));
	const complete = useMutation(tutorialMutations.complete());
	return (
		<Tour
			stops={tourStops(name, plus)}
			at={at}
			lastLabel={name === "new" ? <Trans>See it</Trans> : undefined}
			onStep={(next) => {
				setAt(next);
				saveTourStep(name, next);
			}}
			onEnd={(how) => {
				dropTourStep();
				complete.mutate(tutorialId);
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
