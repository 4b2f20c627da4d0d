// The lock of a data folder: a file damaged by a power cut, and a system that does not report when a process started.
import fs, { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { lockFolder } from "../../../../../server/store/connection/lockFolder";
import { temporaryFolder } from "../../../../support/atExit";

test.each(["", "\0\0\0\0", "-1\n"])(
	"a lock file with %j, which names no process, is replaced",
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

test("a folder in use is locked even without /proc", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	const read = fs.readFileSync;
	const spy = vi.spyOn(fs, "readFileSync").mockImplementation(((
		...given: Parameters<typeof read>
	) => {
		if (String(given[0]).startsWith("/proc/")) throw new Error("ENOENT");
		return read(...given);
	}) as typeof read);
	syncBuiltinESMExports();
	try {
		const unlock = lockFolder(folder);
		expect(() => lockFolder(folder)).toThrow(
			`is in use by process ${process.pid}`,
		);
		unlock();
	} finally {
		spy.mockRestore();
		syncBuiltinESMExports();
		remove();
	}
});

test("a lock that its server removes while it is checked does not block the start", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	const file = join(folder, "server.lock");
	const unlockFirst = lockFolder(folder);
	let isUnlocked = false;
	const read = fs.readFileSync;
	const spy = vi.spyOn(fs, "readFileSync").mockImplementation(((
		...given: Parameters<typeof read>
	) => {
		if (given[0] === file && !isUnlocked) {
			isUnlocked = true;
			unlockFirst();
		}
		return read(...given);
	}) as typeof read);
	syncBuiltinESMExports();
	try {
		lockFolder(folder)();
	} finally {
		spy.mockRestore();
		syncBuiltinESMExports();
		remove();
	}
});

test("a lock that cannot be read is an error at once", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	mkdirSync(join(folder, "server.lock"));
	expect(() => lockFolder(folder)).toThrow(
		/^The lock \S+server\.lock cannot be read \(EISDIR\); remove it/,
	);
	remove();
});

test("a server that ends does not remove the lock of another server", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	const file = join(folder, "server.lock");
	const unlock = lockFolder(folder);
	const others = `${process.ppid}\nanother boot 1\n`;
	writeFileSync(file, others);
	unlock();
	expect(readFileSync(file, "utf8")).toBe(others);
	remove();
});
