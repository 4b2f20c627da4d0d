// Proves what is left unsaid among the saved codes: a session, a lock or a limit waits there, and nothing else does (O01).
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const list = { kind: "read", silent: true } as const;

/** A new start of the app: what was postponed before is not any more. */
async function started() {
	vi.resetModules();
	const { present } = await import("../../../src/app/failures");
	const { ApiFailure } = await import("../../../src/platform/apiFailure");
	const dialogs = await import("../../../src/platform/dialogs");
	const { postponeSession } = await import("../../../src/platform/renewal");
	const { store } = await import("../../../src/platform/store");
	return {
		postponeSession,
		dialogs,
		present: (status: number, context: Parameters<typeof present>[1]) =>
			present(new ApiFailure({ status, reason: "status" }), context),
		open: () => store.get(dialogs.dialogAtom)?.name,
		/** Closes what is open, and lets the storm of its kind pass. */
		close() {
			dialogs.closeDialog();
			vi.advanceTimersByTime(60_000);
		},
	};
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test.each([
	[401, "confirmation"],
	[403, "sessionTimeout"],
	[423, "confirmation"],
	[429, "confirmation"],
])(
	"a list that fails with %i says so until the customer has chosen the codes",
	async (status, name) => {
		const { postponeSession, present, open, close } = await started();
		history.replaceState(null, "", "/history?state=history");
		present(status, list);
		expect(open()).toBe(name);
		close();

		postponeSession();
		present(status, list);
		expect(open()).toBeUndefined();

		history.replaceState(null, "", "/");
		present(status, list);
		expect(open()).toBe(name);
	},
);

test("among the codes the failure of what was done is still said", async () => {
	const { postponeSession, present, open } = await started();
	history.replaceState(null, "", "/history?state=history");
	postponeSession();
	present(500, { kind: "write", silent: false });
	expect(open()).toBe("confirmation");
});

test("at /landing nothing is said: the sign-in has its own words, and a former session's 403 must not pass for its failure", async () => {
	const { present, open } = await started();
	history.replaceState(null, "", "/landing?code=1");
	for (const status of [401, 403, 423, 429, 500]) present(status, list);
	expect(open()).toBeUndefined();
	// What ended there is said with the next call elsewhere.
	history.replaceState(null, "", "/");
	present(403, list);
	expect(open()).toBe("sessionTimeout");
});

test("a question about leaving the account is not lost to a session that ends: that is said after it", async () => {
	const { present, open, dialogs } = await started();
	dialogs.openDialog({
		name: "leaveAccount",
		account: { label: "", codes: 0, claims: 0, unsent: 0 },
		next: null,
	});
	present(403, list);
	expect(open()).toBe("leaveAccount");
	dialogs.closeDialog();
	await Promise.resolve();
	expect(open()).toBe("sessionTimeout");
});
