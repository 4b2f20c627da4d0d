// What the tests of drawn features share: a phone out of its box with a customer signed in, answers that fail, the dialog that stands.
import { vi } from "vitest";
import type { Failure } from "../../../src/domain/app/failure";
import { closeDialog, dialogAtom } from "../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../src/platform/http/clock";
import { store } from "../../../src/platform/query/store";
import { adoptToken } from "../../../src/platform/session/session";
import { tokenOf } from "../support/token";
import { forgetApi, wipeDisks } from "../sync/phone";

/** Before each test: nothing saved, nothing asked, nothing said, customer-1 signed in. */
export function freshPhone(): void {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	vi.clearAllMocks();
	closeDialog();
	adoptToken(tokenOf("customer-1"));
	// What stands on the screen came with a reply.
	setServerTime(Date.now());
}

/** An answer of the API that fails: a refusal with status 400 unless told. */
export const fail = (failure: Partial<Failure>) => () => {
	throw new ApiFailure({ reason: "status", status: 400, ...failure });
};

/** The dialog that is asked for. */
export const dialog = () => store.get(dialogAtom);
