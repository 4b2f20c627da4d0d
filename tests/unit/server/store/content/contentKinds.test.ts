// The kinds of content beside their tables: what an entry does not say is the default of its column (README, "Add a stored field").
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	columnsOf,
	contentKinds,
	rowKinds,
} from "../../../../../server/store/content/contentKinds";

// The bug: the import wrote the empty value of the type over the default of a new column, such as false over true.
test("an import gives a field that an entry leaves out the default of its column", () => {
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
