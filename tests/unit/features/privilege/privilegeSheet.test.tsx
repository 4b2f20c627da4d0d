// Proves the two layouts of a privilege's picture, large where its extrapayload asks for it (2 §3), and the words about its minutes.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrivilegeSheet } from "../../../../src/features/privilege/PrivilegeSheet";
import styles from "../../../../src/features/privilege/PrivilegeSheet.module.css";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);

beforeEach(freshPhone);
afterEach(wipe);

const sheet = (fields: Partial<typeof openPrivilege>) =>
	draw(
		<PrivilegeSheet
			open
			load={{
				isPending: false,
				isError: false,
				isFetching: false,
				dataUpdatedAt: Date.now(),
				refetch: vi.fn(),
			}}
			privilege={{
				...openPrivilege,
				brand_id: "",
				...fields,
			}}
			stock={undefined}
			limits={undefined}
			failed={false}
			onRetry={vi.fn()}
			onClose={vi.fn()}
			onClosed={vi.fn()}
		/>,
	);

test.each([
	["display", "large", true],
	["display", "small", false],
	["used_for", "large", false],
])("%s %s: large is %s", async (key, string_val, isLarge) => {
	const page = await sheet({ extrapayload: [{ key, string_val }] });
	expect(styles.large).toMatch(/large/);
	expect(page.getElementsByClassName(styles.large ?? "")).toHaveLength(
		isLarge ? 1 : 0,
	);
});

test.each([
	[15, "15 minutes to use it once the clock starts"],
	[1, "1 minute to use it once the clock starts"],
])("a code of %d minutes says when they begin", async (minutes, words) => {
	const page = await sheet({ reserve_timeout: minutes });
	expect(page.textContent).toContain(words);
});
