// A failure that no dialog shows is left to the screen; otherwise a page or a claim that waits for a dialog would show nothing (1 §8).
import { beforeEach, expect, test } from "vitest";
import { showFailure } from "../../../src/app/showFailure";
import { atomStore } from "../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	openDialog,
} from "../../../src/platform/browser/dialogs";
import { isFailureShown } from "../../../src/platform/browser/failureShown";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import {
	postponeSessionDialogs,
	resumeSessionDialogs,
} from "../../../src/platform/session/postponedDialogs";
import { adoptToken } from "../../../src/platform/session/session";
import { tokenOf } from "../support/token";

const list = { kind: "read" } as const;
const claim = { kind: "write", handling: "awaited" } as const;
const token = tokenOf("customer-1");
const former = tokenOf("customer-1", { exp: 1 });

/** Whether a dialog shows the failure, and whether the screen takes it as shown. */
function said(status: number, context: typeof list | typeof claim, by = token) {
	const before = atomStore.get(dialogAtom);
	const failure = new ApiFailure({ status, reason: "status", token: by });
	showFailure(failure, context);
	const opened = atomStore.get(dialogAtom);
	return [opened !== null && opened !== before, isFailureShown(failure)];
}

beforeEach(() => {
	closeDialog();
	resumeSessionDialogs();
	history.replaceState(null, "", "/");
	adoptToken(token);
});

test("a 403 for a token that has been renewed since is left to a list, and shown for a claim", () => {
	expect(said(403, list, former)).toEqual([false, false]);
	expect(said(403, claim, former)).toEqual([true, false]);
});

test("on the saved codes page a limit is left to the screen; an ended session is not mentioned there", () => {
	history.replaceState(null, "", "/history?state=history");
	postponeSessionDialogs();
	expect(said(429, list)).toEqual([false, false]);
	expect(said(403, list)).toEqual([false, true]);
});

test("while a code is open, an ended session and a limit are left to the screen", () => {
	expect(said(403, list)).toEqual([true, true]);
	expect(said(403, list)).toEqual([false, true]);
	openDialog({ name: "rewardCode", transactionId: "T1" });
	expect(said(403, list)).toEqual([false, false]);
	expect(said(429, list)).toEqual([false, false]);
});

test("a limit that was shown a moment ago is left to the screen", () => {
	expect(said(429, list)).toEqual([true, true]);
	closeDialog();
	expect(said(429, list)).toEqual([false, false]);
});
