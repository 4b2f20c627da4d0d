// Shared by the tests of rendered features: an empty phone with a signed-in customer, failing replies, the open dialog.
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

/** Before each test: nothing saved, sent or shown; customer-1 is signed in. */
export function freshPhone(): void {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	vi.clearAllMocks();
	closeDialog();
	adoptToken(tokenOf("customer-1"));
	// The rendered content came from a reply.
	setServerTime(Date.now());
}

/** A failing reply to a request of the session, by default a refusal with status 400. */
export const fail = (failure: Partial<Failure>) => () => {
	const token = currentSession()?.token;
	throw new ApiFailure({ reason: "status", status: 400, token, ...failure });
};

/** The requested dialog. */
export const dialog = () => atomStore.get(dialogAtom);
