// Every screen, dialog and state worth a look. The accessibility audit walks the same table.

import { articleShots } from "./articleShots";
import { browseShots, searchShots } from "./browseShots";
import { claimShots } from "./claimShots";
import { codeShots } from "./codeShots";
import { deliveryShots } from "./deliveryShots";
import { dialogShots } from "./dialogShots";
import { entryShots } from "./entryShots";
import { historyShots } from "./historyShots";
import { homeScreenShots, homeShots } from "./homeShots";
import { memberShots, reminderShots } from "./memberShots";
import { onboardingShots } from "./onboardingShots";
import type { Shot } from "./shot";
import { surveyShots } from "./surveyShots";

export const shots: Shot[] = [
	...homeShots,
	...browseShots,
	...claimShots,
	...codeShots,
	...historyShots,
	...deliveryShots,
	...surveyShots,
	...dialogShots,
	...entryShots,
	...articleShots,
	...reminderShots,
	...homeScreenShots,
	...searchShots,
	...memberShots,
	...onboardingShots,
];
