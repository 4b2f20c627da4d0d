// A page that fails while it is drawn is reported to the operator, although the person sees another page instead (X06).
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OverlayBoundary } from "../../../../src/app/OverlayBoundary";

const reported = vi.fn();
const logged = vi.fn();

beforeEach(() => {
	vi.resetModules();
	vi.clearAllMocks();
	vi.stubGlobal("reportError", reported);
	vi.spyOn(console, "error").mockImplementation(logged);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const failure = new RangeError("drawn wrongly");
function Broken(): null {
	throw failure;
}

async function drawBroken() {
	const { rootOptions } = await import(
		"../../../../src/app/start/AppProviders"
	);
	const root = createRoot(document.createElement("div"), rootOptions);
	await act(async () =>
		root.render(
			<OverlayBoundary name="broken">
				<Broken />
			</OverlayBoundary>,
		),
	);
	await act(async () => root.unmount());
}

test("a build that reports errors reports it too", async () => {
	vi.stubEnv("VITE_REPORT_URL", "https://reports.example/gift");
	await drawBroken();
	expect(reported.mock.calls).toEqual([[failure, expect.anything()]]);
});

test("other builds only log it", async () => {
	vi.stubEnv("VITE_REPORT_URL", "");
	await drawBroken();
	expect(reported).not.toHaveBeenCalled();
	expect(logged).toHaveBeenCalled();
});
