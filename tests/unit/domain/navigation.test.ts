// Proves which way pages slide, and every rule of back (1 §2).
import { expect, test } from "vitest";
import {
	backMove,
	pageAfterStep,
	pageBehind,
	withoutToken,
} from "../../../src/domain/navigation";
import { slideOf } from "../../../src/domain/slide";

test.each([
	[1, 2, "slide-left"],
	[2, 1, "slide-right"],
	[3, 3, "slide-right"],
] as const)("from order %i to %i: %s", (from, to, slide) => {
	expect(slideOf(from, to)).toBe(slide);
});

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
	["/conditions/detail", false, "/conditions", open("/conditions")],
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
	"the back button of %s (behind it: %j, opened from %s)",
	(path, hasBehind, backPath, move) => {
		expect(backMove({ path, hasBehind, backPath })).toEqual(move);
	},
);

test.each([
	["/conditions", "/conditions/detail", "/profile"],
	["/conditions", "/", "/profile"],
	["/conditions", "/profile", null],
	["/otp", "/address", null],
	["/history", "/", null],
	["/myfavorite", "/privilege", null],
	["/toString", "/", null],
])("the phone's back from %s to %s goes on to %j", (from, to, next) => {
	expect(pageAfterStep(from, to)).toBe(next);
});

test.each([
	["/history", "/privilege", "/"],
	["/not-found", null, "/"],
	["/otp", "/address", "/address"],
	["/otp", null, "/"],
	["/conditions", "/history", "/profile"],
])("behind %s, opened from %j, stands %s", (path, backPath, behind) => {
	expect(pageBehind(path, backPath)).toBe(behind);
});

test.each([
	["/?token=eyJ0.eyJ1.x", "/"],
	["/privilege?catId=1&token=eyJ0.eyJ1.x#deals", "/privilege?catId=1#deals"],
	["/history?state=history", "/history?state=history"],
])("%s is kept as %s", (href, kept) => {
	expect(withoutToken(href)).toBe(kept);
});
