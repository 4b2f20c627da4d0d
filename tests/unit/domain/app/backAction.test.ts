// Proves every rule of going back (1 §2).
import { expect, test } from "vitest";
import { backAction } from "../../../../src/domain/app/backAction";
import {
	missingParentPage,
	pageAfterBack,
} from "../../../../src/domain/app/parentPage";

const step = { kind: "step" };
const open = (path: string) => ({ kind: "open", path });

test.each([
	["/history", true, "/", step],
	["/history", false, null, open("/")],
	["/history", false, "/privilege?catId=1", open("/")],
	["/otp", true, "/mobileno", step],
	["/otp", false, "/mobileno?from=1", open("/mobileno?from=1")],
	["/otp", false, null, open("/")],
	["/conditions/detail", true, "/conditions", step],
	["/conditions/detail", false, "/faq?more=1", open("/faq?more=1")],
	["/conditions", true, "/profile", step],
	["/conditions", true, "/profile?showTour=1", step],
	["/conditions", true, "/conditions/detail", open("/profile")],
	["/conditions", true, null, open("/profile")],
	["/language", false, null, open("/profile")],
	["/language", true, "/profile", step],
	["/game/list", true, "/", open("/profile")],
	["/conditions", false, "/history", open("/profile")],
	["/myfavorite", true, "/", step],
	["/myfavorite", true, "/?modal-privilege=1234", step],
	["/myfavorite", true, "/privilege?catId=1", open("/")],
	["/myfavorite", false, null, open("/")],
	["/constructor", false, "/history", open("/")],
])(
	"the back button of %s leads to the right page (a page behind it: %j, opened from %s)",
	(path, hasBehind, backPath, move) => {
		expect(backAction({ path, hasBehind, backPath })).toEqual(move);
	},
);

test.each([
	[true, "/profile", step],
	[true, "/profile?showTour=true", step],
	[true, "/", open("/profile")],
	[true, "/history", open("/profile")],
	[true, null, open("/profile")],
	[false, null, open("/profile")],
])(
	"saving the edit page leads to the profile (a page behind it: %j, opened from %s)",
	(hasBehind, backPath, move) => {
		const given = { path: "/profile/edit", hasBehind, backPath };
		expect(backAction({ ...given, fixedPage: "/profile" })).toEqual(move);
	},
);

test.each([
	["/conditions/detail", "profile", "/conditions"],
	["/conditions/detail", null, "/conditions"],
	["/conditions/detail", "main", "/"],
	["/history", "main", "/"],
])("the parent of %s opened from %j is %s", (path, from, behind) => {
	expect(missingParentPage(path, null, null, from)).toBe(behind);
});

test.each([
	["/conditions", "/conditions/detail", "/profile"],
	["/conditions", "/", "/profile"],
	["/conditions", "/profile", null],
	["/otp", "/address", null],
	["/history", "/", null],
	["/myfavorite", "/privilege", null],
	["/toString", "/", null],
])(
	"going back on the phone from %s to %s continues to %j",
	(from, to, next) => {
		expect(pageAfterBack(from, to)).toBe(next);
	},
);

test.each([
	["/history", null, "/privilege", "/"],
	["/not-found", null, null, "/"],
	["/otp", null, "/address", "/address"],
	["/otp", null, null, "/"],
	["/conditions", null, "/history", "/profile"],
	["/history", "/landing", null, "/"],
	["/history", "/privilege", null, null],
	["/conditions", "/privilege", null, "/profile"],
	["/conditions", "/profile", null, null],
	["/otp", "/mobileno", null, null],
	["/", null, null, null],
	["/hub", "/history", null, null],
	["/landing", null, null, null],
])(
	"behind %s, after the page %j in this tab and opened from %j, the missing page is %j",
	(path, before, backPath, behind) => {
		expect(missingParentPage(path, before, backPath)).toBe(behind);
	},
);
