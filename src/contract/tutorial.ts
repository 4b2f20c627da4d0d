// Tutorial calls: the welcome tours (1 §7, 3 §3).
import * as v from "valibot";
import { get, post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Tutorial";
const tutorial = v.object({
	tutorial_id: field.id,
	name: field.text,
	is_completed: field.flag,
});

/** GET Tutorial/GetTutorialList; names are Welcome Tips and New Welcome Tips. Unused: the app calls TutorialProgress. */
export const getTutorialList = read(
	`${area}/GetTutorialList`,
	v.object({ tutorials: field.listOf(tutorial) }),
);
/** GET Tutorial/GetTutorialDetail by tutorial_id. Error: 10018. Unused: the app calls TutorialProgress. */
export const getTutorialDetail = get(
	`${area}/GetTutorialDetail`,
	v.object({ tutorial_id: field.shortInput }),
	tutorial,
);
/** POST Tutorial/TutorialProgress; timestamp in Unix ms. */
export const tutorialProgress = post(
	`${area}/TutorialProgress`,
	v.object({ timestamp: field.positiveInteger(Number.MAX_SAFE_INTEGER) }),
	v.object({ tutorials: field.listOf(tutorial) }),
);
/** POST Tutorial/CompleteTutorial: the tour was taken or skipped; may be sent again. Error: 10018. */
export const completeTutorial = post(
	`${area}/CompleteTutorial`,
	v.object({ tutorial_id: field.shortInput }),
	field.ignored,
);
