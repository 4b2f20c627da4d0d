// The address of a privilege over a page keeps the page's whole address (1 §2).
import { expect, test } from "vitest";
import { pathWithPrivilege } from "../../../../src/domain/app/pagePaths";

test.each([
	["/", "/?modal-privilege=PV_9"],
	["/learnmore", "/learnmore?modal-privilege=PV_9"],
	[
		"/?modal-privilege=PV_1&categoryid=2",
		"/?modal-privilege=PV_9&categoryid=2",
	],
	[
		"/search?inputVal=what?&x=1",
		"/search?inputVal=what%3F&x=1&modal-privilege=PV_9",
	],
])("a privilege over %s has the address %s", (path, expected) => {
	expect(pathWithPrivilege(path, "PV_9")).toBe(expected);
});
