// Vitest's waits with a longer timeout than its default second, for a busy machine.
import { vi } from "vitest";

const limits = { timeout: 10_000, interval: 10 };

/** Waits until the check no longer throws, and returns what it returned. */
export const waitFor: typeof vi.waitFor = (check, options = limits) =>
	vi.waitFor(check, options);

/** Waits until the check returns something truthy, and returns it. */
export const waitUntil: typeof vi.waitUntil = (check, options = limits) =>
	vi.waitUntil(check, options);
