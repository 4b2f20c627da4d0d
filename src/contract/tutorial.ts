// Tutorial calls: the welcome tours (1 §7, 3 §3).
import * as v from "valibot";
import { get, post } from "./endpoint";
import {
	count,
	flag,
	id,
	ignored,
	listOf,
	nothing,
	shortInput,
	text,
} from "./fields";

const area = "internal/Tutorial";
const tutorial = v.object({ tutorial_id: id, name: text, is_completed: flag });

/** GET Tutorial/GetTutorialList; names are Welcome Tips and New Welcome Tips. Unused: the app calls TutorialProgress. */
export const getTutorialList = get(
	`${area}/GetTutorialList`,
	nothing,
	v.object({ tutorials: listOf(tutorial) }),
);
/** GET Tutorial/GetTutorialDetail by tutorial_id. Unused: the app calls TutorialProgress. */
export const getTutorialDetail = get(
	`${area}/GetTutorialDetail`,
	v.object({ tutorial_id: shortInput }),
	tutorial,
);
/** POST Tutorial/TutorialProgress; timestamp in Unix ms. */
export const tutorialProgress = post(
	`${area}/TutorialProgress`,
	v.object({ timestamp: count }),
	v.object({ tutorials: listOf(tutorial) }),
);
export const completeTutorial = post(
	`${area}/CompleteTutorial`,
	v.object({ tutorial_id: shortInput }),
	ignored,
);
