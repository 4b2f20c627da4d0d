// The typed text is shown unchanged, and the number of results is correct (2 §2).
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerText } from "../../../../src/components/cards/ServerText";
import { search } from "../../../../src/contract/search";
import { Results } from "../../../../src/features/search/Results";
import { localeAtom } from "../../../../src/platform/i18n/locale";
import { store } from "../../../../src/platform/query/store";
import { draw, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

beforeEach(freshPhone);
afterEach(wipe);

const load = {
	data: {},
	dataUpdatedAt: Date.now(),
	isError: false,
	isFetching: false,
	isPending: false,
	isPlaceholderData: false,
	error: null,
	refetch: () => undefined,
};
const cards = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		privilege_id: String(at),
		alt_reference: `PV_${at}`,
	}));
const show = (keyword: string, count: number) =>
	draw(
		<Results
			keyword={keyword}
			load={load}
			found={v.parse(search.reply, {
				privilege: cards(count),
				brand: [],
				privilegegroup: [],
			})}
			onSearch={() => undefined}
		>
			<p>rows</p>
		</Results>,
	);

test.each([
	"<0>x</0>",
	"<strong>x</strong>",
	"<0/>",
	"{keyword}",
	"'{0}'",
	"a<b>",
])("the keyword %s is no markup", async (keyword) => {
	const page = await show(keyword, 0);
	expect(page.textContent).toContain(`No search result found for “${keyword}”`);
});

test.each([
	[7, "Results: 7", "Privileges 7"],
	[125, "Results: 125", "Privileges 125"],
	[100, "Results: at least 100", "Privileges 100+"],
	[200, "Results: at least 200", "Privileges 200+"],
])("%i results are said as %j", async (count, said, title) => {
	const page = await show("b", count);
	expect(page.querySelector('[role="status"]')?.textContent).toBe(said);
	expect(page.querySelector("h2")?.textContent).toBe(title);
});

test("a text of the server's in Thai is marked as Thai in an English page alone", async () => {
	const thai = "แขวงปทุมวัน กรุงเทพมหานคร";
	const page = await draw(<ServerText>{thai}</ServerText>);
	expect(page.querySelector("[lang=th]")?.textContent).toBe(thai);
	expect(page.textContent).toBe(thai);
	const english = await draw(<ServerText>Pathum Wan</ServerText>);
	expect(english.querySelector("[lang]")).toBeNull();
	expect(store.get(localeAtom)).toBe("en-US");
});
