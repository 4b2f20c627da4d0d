// A tour of the address (showTour=true, tourId) on the profile or privilege page (2 §2, 3 §2 /profile, 3 §4).
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
	dropTourStep,
	readTourStep,
	saveTourStep,
} from "../../platform/session/homeFlow";
import { tutorialMutations } from "../../queries/tutorial";
import { Tour } from "./Tour";
import { pageTours, type TourPage } from "./tours";

export function PageTour({
	page,
	tourId,
	onEnd,
}: {
	page: TourPage;
	/** The server's id of the tour; "" for a preview. */
	tourId: string;
	/** Removes the parameters from the address. */
	onEnd: () => void;
}) {
	const [at, setAt] = useState(() => readTourStep(page));
	const complete = useMutation(tutorialMutations.complete());
	return (
		<Tour
			stops={pageTours[page]()}
			at={at}
			onStep={(next) => {
				setAt(next);
				saveTourStep(page, next);
			}}
			onEnd={() => {
				dropTourStep();
				if (tourId) complete.mutate(tourId);
				onEnd();
			}}
		/>
	);
}
