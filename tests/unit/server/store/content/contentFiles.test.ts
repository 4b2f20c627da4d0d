// Which files of a content folder are read.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
	contentFilesOf,
	readContent,
} from "../../../../../server/store/content/readContent";

const folder = mkdtempSync(join(tmpdir(), ".gift-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("JSON and CSV files in order of their names, without hidden ones and what editors keep in hidden folders", () => {
	const read = ["b.csv", "deals/a.json", "z.json"];
	const others = [
		...["._z.json", ".history/z.json", "deals/.vscode/settings.json"],
		...["notes.txt", "z.json.bak"],
	];
	for (const name of [...others, ...read]) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), "");
	}
	expect(contentFilesOf(folder)).toEqual(
		read.map((name) => join(folder, name)),
	);
});

test("a name in capitals, as some spreadsheets write it, is read as any other, in a folder and by itself", () => {
	const capitals = join(folder, "capitals");
	mkdirSync(capitals);
	writeFileSync(join(capitals, "A.JSON"), '{"limit_groups":[]}');
	const file = join(capitals, "CODES.CSV");
	writeFileSync(file, "privilege_id,code\n1,X\n");
	const codes = [{ privilege_id: 1, code: "X" }];
	expect(readContent(capitals).content).toEqual({ limit_groups: [], codes });
	expect(readContent(file).content).toEqual({ codes });
});
