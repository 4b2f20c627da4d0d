// A tour of the address (showTour=true, tourId) on the profile or privilege page (2 §2, 3 §2 /profile, 3 §4).
import { Tour } from "./Tour";
import { pageTours, type TourPage } from "./tours";

/** `tourId` is "" for a preview; `onEnd` removes the parameters from the address. */
export function PageTour({
	page,
	tourId,
	onEnd,
}: {
	page: TourPage;
	tourId: string;
	onEnd: () => void;
}) {
	return (
		<Tour
			name={page}
			tutorialId={tourId}
			stops={pageTours[page]}
			onEnd={onEnd}
		/>
	);
}
