// Proves that "my data" counts as typed only what somebody typed, and that wiping takes what the app noted beside the codes as well.
import { expect, test } from "vitest";
import {
	readSavedData,
	wipeSavedData,
} from "../../../../src/platform/storage/savedData";
import {
	customerKeyPrefix,
	local,
	storageKeys,
} from "../../../../src/platform/storage/storage";

test("notes about codes are not typed, and go with the codes", async () => {
	const sub = "customer-1";
	const draft = `${customerKeyPrefix(sub)}draft/address`;
	for (const key of [
		storageKeys.endingSoon(sub),
		storageKeys.unsaved(sub),
		draft,
	])
		local.set(key, "[]");
	expect((await readSavedData(sub)).typed.count).toBe(1);
	await wipeSavedData(sub);
	expect(
		local.keys().filter((key) => key.startsWith(customerKeyPrefix(sub))),
	).toEqual([]);
});
