// Every address decides what somebody without a token sees; a skeleton that never ends would stand there otherwise.
import { expect, test } from "vitest";
import { pages } from "../../../src/app/routes";

test("the pages that work without a token are these, and no other", () => {
	const open = pages
		.filter(({ isPublic, path }) => isPublic && !path.startsWith("/sample/"))
		.map(({ path }) => path)
		.sort();
	expect(open).toEqual([
		"/alert-error",
		"/blank",
		"/contact_us",
		"/landing",
		"/language",
		"/no-permission-device",
		"/no-permission-device-article",
		"/not-found",
		"/share",
	]);
});
