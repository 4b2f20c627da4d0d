// A tour that the address asks for with showTour=true and tourId, on the profile or the privilege page; both leave it at the end (2 §2, 3 §2 /profile, 3 §4).
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
	dropTourStep,
	readTourStep,
	saveTourStep,
} from "../../platform/session/homeFlow";
import { tutorialMutations } from "../../queries/tutorial";
import { Tour } from "./Tour";
import { type AddressedTour, addressedStops } from "./tours";

export function ProfileTour({
	page,
	tourId,
	onEnd,
}: {
	/** The page it is over. */
	page: AddressedTour;
	/** The tour as the server names it; "" for a tour that is only looked at. */
	tourId: string;
	/** The tour is over: its parameters leave the address. */
	onEnd: () => void;
}) {
	const [at, setAt] = useState(() => readTourStep(page));
	const complete = useMutation(tutorialMutations.complete());
	return (
		<Tour
			stops={addressedStops[page]()}
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
