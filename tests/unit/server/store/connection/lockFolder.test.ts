// The lock of a data folder: what a power cut leaves of its file, and a system that does not say when a process began.
import fs, { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
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

test("without /proc a folder in use is locked all the same", () => {
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

test("a lock that its server removes while it is looked into is no obstacle", () => {
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

test("a lock that cannot be read is said, and not waited for", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	mkdirSync(join(folder, "server.lock"));
	expect(() => lockFolder(folder)).toThrow(
		/^The lock \S+server\.lock cannot be read \(EISDIR\); remove it/,
	);
	remove();
});

test("a server that ends leaves the lock of another one, whose folder took the place of its own", () => {
	const { folder, remove } = temporaryFolder("gift-lock-");
	const file = join(folder, "server.lock");
	const unlock = lockFolder(folder);
	const others = `${process.ppid}\nanother boot 1\n`;
	writeFileSync(file, others);
	unlock();
	expect(readFileSync(file, "utf8")).toBe(others);
	remove();
});
