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
