// Requests are checked strictly, unlike replies (decision 003).
import * as v from "valibot";
import { expect, test } from "vitest";
import { updateExpirePopUp } from "../../../src/contract/profile";
import { tutorialProgress } from "../../../src/contract/tutorial";
import { endpoints } from "../../support/endpoints";

const bodies = endpoints.filter(
	({ method, body }) => method === "POST" && body === "json",
);

test.each(bodies.map(({ path, request }) => [path, request] as const))(
	"no field of %s accepts a value of every type",
	(_path, request) => {
		const fields = "entries" in request ? Object(request.entries) : {};
		for (const [name, field] of Object.entries<v.GenericSchema>(fields))
			expect(v.is(field, { "": Symbol.iterator }), name).toBe(false);
	},
);

test.each([tutorialProgress, updateExpirePopUp])(
	"$path needs its timestamp (1 §7)",
	({ request }) => {
		expect(v.is(request, { timestamp: 1_780_000_000_000 })).toBe(true);
		for (const timestamp of [undefined, null, "", "now", 0, 0.5])
			expect(v.is(request, { timestamp })).toBe(false);
	},
);
