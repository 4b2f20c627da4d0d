// A file that is missing in the project's folder ends the program with one line.
import { expect, test, vi } from "vitest";
import { projectFile } from "../../../../server/config/projectFolders";

test("a missing file ends the program with one line that names it", () => {
	const said: unknown[] = [];
	const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
		said.push(text);
		return true;
	});
	const exit = vi.spyOn(process, "exit").mockImplementation(() => {
		throw new Error("ended");
	});
	expect(() => projectFile("server/rules/gone.tsv")).toThrow("ended");
	expect(exit).toHaveBeenCalledWith(1);
	expect(said).toEqual([
		expect.stringMatching(
			/^server\/rules\/gone\.tsv is missing in \/[^\n]+\n$/,
		),
	]);
	expect(projectFile("server/rules/thailand.tsv")).toMatch(
		/^\/.*\/server\/rules\/thailand\.tsv$/,
	);
	for (const spy of [write, exit]) spy.mockRestore();
});
