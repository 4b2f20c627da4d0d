// What the home flow saves under the documents' keys (3 §3 Local storage keys).
import { beforeEach, expect, test } from "vitest";
import {
	readHiddenAnnouncement,
	saveHiddenAnnouncement,
} from "../../../../src/platform/session/homeFlow";
import { adoptToken } from "../../../../src/platform/session/session";
import { tokenOf } from "../../support/token";

beforeEach(() => {
	localStorage.clear();
	adoptToken(tokenOf("customer-1"));
});

const hidden = { endDateTime: 1_795_798_799_999, customerId: "7" };

test("the hidden announcement is saved as hide-announcement, with its end and customer", () => {
	saveHiddenAnnouncement(hidden);
	const saved = localStorage.getItem("hide-announcement");
	expect(JSON.parse(saved ?? "")).toEqual(hidden);
	expect(readHiddenAnnouncement()).toEqual(hidden);
});

test.each(["7", "{}", '{"endDateTime":"soon","customerId":"7"}', "no JSON"])(
	"the saved value %j hides no announcement",
	(saved) => {
		localStorage.setItem("hide-announcement", saved);
		expect(readHiddenAnnouncement()).toBeNull();
	},
);
