// The scripted API refuses an answer to a call that does not exist: the call that was meant would fail, and be drawn so or not by chance.
import { expect, test } from "vitest";
import { api } from "./phone";

test.each([
	["TermsofServiceList", true],
	["GetTermsofServiceList", false],
])("%s is a call: %s", (name, isCall) => {
	const answer = () => api(name, () => []);
	if (isCall) expect(answer).not.toThrow();
	else expect(answer).toThrow(name);
});
