// What to do if the phone's position could not be read (2 §4 Location, 2 §8).
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PositionError } from "../../domain/places/nearMe";

export const positionErrorTexts: Record<PositionError, ReactNode> = {
	denied: (
		<Trans>
			This app is not allowed to see where you are. Allow it in the site
			settings, then try again.
		</Trans>
	),
	unavailable: (
		<Trans>
			Your phone can’t tell where it is right now. Turn its location on, or try
			again near a window.
		</Trans>
	),
	expired: (
		<Trans>It took too long to find out where you are. Please try again.</Trans>
	),
};
