// Shared by the tests of rendered features: an empty phone with a signed-in customer, failed replies, the open dialog.
import { vi } from "vitest";
import type { Failure } from "../../../src/domain/app/failure";
import { atomStore } from "../../../src/platform/atomStore";
import { closeDialog, dialogAtom } from "../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../src/platform/http/clock";
import {
	adoptToken,
	currentSession,
} from "../../../src/platform/session/session";
import { forgetApi, wipeDisks } from "../support/phone";
import { tokenOf } from "../support/token";

/** Resets the phone before each test and signs customer-1 in. */
export function freshPhone(): void {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	vi.clearAllMocks();
	closeDialog();
	adoptToken(tokenOf("customer-1"));
	// The app knows the server's time, as after a first reply.
	setServerTime(Date.now());
}

/** A failed reply to a request of the current session, by default with status 400. */
export const fail = (failure: Partial<Failure>) => () => {
	const token = currentSession()?.token;
	throw new ApiFailure({ reason: "status", status: 400, token, ...failure });
};

/** The requested dialog. */
export const dialog = () => atomStore.get(dialogAtom);
