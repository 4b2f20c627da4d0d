// Proves that each code has its own save error, and that only a changed error renders again.
import { beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	saveErrorOf,
	saveErrorsAtom,
	setSaveError,
} from "../../../../src/platform/storage/saveErrors";

beforeEach(() => atomStore.set(saveErrorsAtom, {}));

test("a save error belongs to its code, is replaced by a newer one, and is removed when the code is saved", () => {
	setSaveError("T1", "storageFull");
	setSaveError("T2", "refused");
	expect(saveErrorOf("T1")).toBe("storageFull");
	setSaveError("T1", "refused");
	expect(saveErrorOf("T1")).toBe("refused");
	setSaveError("T1", null);
	expect(atomStore.get(saveErrorsAtom)).toEqual({ T2: "refused" });
	expect(saveErrorOf("T1")).toBeUndefined();
});

test("the same error again causes no notification", () => {
	setSaveError("T1", "storageFull");
	const told = vi.fn();
	const stop = atomStore.sub(saveErrorsAtom, told);
	setSaveError("T1", "storageFull");
	setSaveError("T2", null);
	expect(told).not.toHaveBeenCalled();
	setSaveError("T1", null);
	expect(told).toHaveBeenCalledTimes(1);
	stop();
});

test.each(["constructor", "__proto__"])(
	"a code whose id is %j has no error until it is set",
	(id) => {
		expect(saveErrorOf(id)).toBeUndefined();
		setSaveError(id, "refused");
		expect(saveErrorOf(id)).toBe("refused");
	},
);
