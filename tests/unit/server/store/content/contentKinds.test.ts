// The kinds of content and their tables: a field that an entry omits gets the default of its column (README, "Add a stored field").
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	columnsOf,
	contentKinds,
	rowKinds,
} from "../../../../../server/store/content/contentKinds";
import {
	toEntry,
	toRow,
} from "../../../../../server/store/content/contentRows";

// The bug: the import wrote the empty value of the type in place of the default of a new column, such as false in place of true.
test("an import gives an omitted field the default of its column", () => {
	const expected = rowKinds.flatMap((kind) =>
		Object.values(getTableColumns(contentKinds[kind].table))
			.filter((column) => column.default !== undefined)
			.map((column) => [kind, column.name, column.default]),
	);
	const given = rowKinds.flatMap((kind) =>
		columnsOf(kind).map(({ name, empty }) => [kind, name, empty]),
	);
	expect(expected).toContainEqual(["banners", "tiers", []]);
	expect(given).toEqual(expect.arrayContaining(expected));
});

// The bug: an export omitted the seq 0, and an import of it used the entry's position in the file.
test("an entry keeps its seq through an export, even 0", () => {
	const kinds = rowKinds.filter((kind) =>
		columnsOf(kind).some(({ name }) => name === "seq"),
	);
	expect(kinds).toContain("categories");
	const now = new Date();
	for (const kind of kinds)
		for (const seq of [0, 1, 2, 7]) {
			const dates = { valid_from: "today", valid_through: "today" };
			const row = toRow(kind, { seq, ...dates }, 1, undefined, now);
			const again = toRow(kind, toEntry(kind, row, 2), 2, undefined, now);
			expect(again.seq).toBe(seq);
		}
});
