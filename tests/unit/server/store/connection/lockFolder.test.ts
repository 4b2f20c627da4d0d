// The lock of a data folder, with what a power cut leaves of its file.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "../../../../../server/store/connection/lockFolder";
import { temporaryFolder } from "../../../../support/atExit";

test.each(["", "\0\0\0\0", "-1\n"])(
	"a lock file with %j names no process and is replaced",
	(content) => {
		const { folder, remove } = temporaryFolder("gift-lock-");
		const file = join(folder, "server.lock");
		writeFileSync(file, content);
		const unlock = lockFolder(folder);
		expect(readFileSync(file, "utf8")).toContain(`${process.pid}\n`);
		unlock();
		remove();
	},
);

test("a lock that cannot be read is said, and not waited for", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	mkdirSync(join(folder, "server.lock"));
	expect(() => lockFolder(folder)).toThrow(
		/^The lock \S+server\.lock cannot be read \(EISDIR\); remove it/,
	);
	remove();
});
