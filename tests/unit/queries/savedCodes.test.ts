// The saved codes stay in memory while no page shows them: otherwise the next page would first show them as unsaved.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { adoptToken } from "../../../src/platform/session/session";
import { historyQueries } from "../../../src/queries/history";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);

afterEach(() => {
	vi.useRealTimers();
});

test("the saved codes are still in memory an hour after they were read", async () => {
	adoptToken(tokenOf("customer-1"));
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const client = new QueryClient();
	const codes = await client.query(historyQueries.savedCodes());
	vi.advanceTimersByTime(3_600_000);
	const { queryKey } = historyQueries.savedCodes();
	expect(client.getQueryData(queryKey)).toEqual(codes);
});
