// Proves that a stored address contains no token and no sign-in data (P02, P15).
import { expect, test } from "vitest";
import { withoutToken } from "../../../../src/domain/app/loggedPath";

test.each([
	["/?token=eyJ0.eyJ1.x", "/"],
	["/privilege?catId=1&token=eyJ0.eyJ1.x#deals", "/privilege?catId=1#deals"],
	["/history?state=history", "/history?state=history"],
	["/landing?code=c&state=s", "/landing"],
])("%s is stored as %s", (href, kept) => {
	expect(withoutToken(href)).toBe(kept);
});
