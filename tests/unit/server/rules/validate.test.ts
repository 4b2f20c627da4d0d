// A wrong request is refused at its first wrong value.
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { validate } from "../../../../server/rules/validate";

test("of a list of wrong items the first is enough", () => {
	const isRight = vi.fn(() => false);
	const schema = v.object({ list: v.array(v.pipe(v.any(), v.check(isRight))) });
	const list = Array<number>(1000).fill(1);
	expect(() => validate(schema, { list })).toThrow(/not valid/);
	expect(isRight).toHaveBeenCalledTimes(1);
});
