// Proves how the mirrored store handles values that are damaged or removed in every copy while the app runs.
import * as v from "valibot";
import { expect, test } from "vitest";
import { mirroredStore } from "../../../../src/platform/storage/mirroredStore";
import { copyOver } from "../../../support/copyOver";

const value = v.object({ code: v.string() });
const saved = { code: "AB-12" };

test("a value damaged in both copies stays readable while the app runs; a value removed from both does not", async () => {
	const maps = [
		new Map<string, unknown>(),
		new Map<string, unknown>(),
	] as const;
	const store = mirroredStore([copyOver(maps[0]), copyOver(maps[1])], value);
	await store.save("a/1", saved);
	for (const map of maps) map.set("a/1", "AB-12");
	expect(await store.read("a/1")).toEqual(saved);
	for (const map of maps) map.delete("a/1");
	expect(await store.read("a/1")).toBeNull();
});
