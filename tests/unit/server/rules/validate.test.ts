// The validation of a request stops at its first wrong value.
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { validate } from "../../../../server/rules/validate";

test("in a list of wrong items only the first is checked", () => {
	const isRight = vi.fn(() => false);
	const schema = v.object({ list: v.array(v.pipe(v.any(), v.check(isRight))) });
	const list = Array<number>(1000).fill(1);
	expect(() => validate(schema, { list })).toThrow(/not valid/);
	expect(isRight).toHaveBeenCalledTimes(1);
});
