// The lock of the data folder: PGlite has none, and two processes on one folder would corrupt it.
import {
	linkSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { errorCodeOf, StoreError } from "./storeError";

interface Owner {
	pid: number;
	/** The start time from the kernel, because pids are reused. */
	started: string;
}

/** A process's start in clock ticks since boot, with the boot id; empty if /proc is missing. */
function startOf(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
		// The name in brackets may have spaces; the 20th field after it is the start.
		const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
		return `${boot.trim()} ${ticks}`;
	} catch {
		return "";
	}
}

function isAlive(owner: Owner): boolean {
	// A power cut may leave an empty file, whose pid 0 would mean this process's group.
	if (!(owner.pid > 0)) return false;
	try {
		process.kill(owner.pid, 0);
	} catch (error) {
		// EPERM: the process exists and belongs to another user.
		if (errorCodeOf(error) !== "EPERM") return false;
	}
	return owner.started === startOf(owner.pid);
}

/** The owner of a lock; null if the file is missing. Throws StoreError for one that cannot be read, since its owner may be alive. */
function readOwner(file: string): Owner | null {
	try {
		const [pid = "", started = ""] = readFileSync(file, "utf8").split("\n");
		return { pid: Number(pid), started };
	} catch (error) {
		const code = errorCodeOf(error);
		if (code === "ENOENT") return null;
		throw new StoreError(
			`The lock ${file} cannot be read (${code}); remove it if no server uses its folder.`,
		);
	}
}

/** Removes a dead process's lock; restores it if another process has locked the folder meanwhile. */
function removeStale(file: string) {
	const aside = `${file}.stale.${process.pid}`;
	try {
		renameSync(file, aside);
		const owner = readOwner(aside);
		if (owner && isAlive(owner)) linkSync(aside, file);
		unlinkSync(aside);
	} catch (error) {
		// ENOENT: another process moved it first; the next attempt reads the new owner.
		if (errorCodeOf(error) !== "ENOENT") throw error;
	}
}

/**
 * Locks the folder for this process and returns the unlock function. Throws StoreError
 * when a live process holds it; the lock of a dead one is replaced.
 */
export function lockFolder(folder: string): () => void {
	const file = join(folder, "server.lock");
	const mine = join(folder, `server.lock.${process.pid}`);
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(mine, `${process.pid}\n${startOf(process.pid)}\n`);
	} catch (error) {
		const code = errorCodeOf(error);
		const why =
			code === "EEXIST" || code === "ENOTDIR"
				? "is not a folder"
				: `cannot be written (${code})`;
		throw new StoreError(
			`DATA_DIR ${folder} ${why}; set DATA_DIR to a folder that this user may write.`,
		);
	}
	try {
		for (;;) {
			try {
				// Creating a link is atomic.
				linkSync(mine, file);
				break;
			} catch (error) {
				if (errorCodeOf(error) !== "EEXIST") throw error;
			}
			const owner = readOwner(file);
			if (owner && isAlive(owner))
				throw new StoreError(
					`The data folder ${folder} is in use by process ${owner.pid}; stop it, or set DATA_DIR to another folder.`,
				);
			if (owner) removeStale(file);
		}
	} finally {
		unlinkSync(mine);
	}
	return () => {
		// If the folder was replaced meanwhile, its lock belongs to another process.
		const owner = readOwner(file);
		if (owner?.pid === process.pid && isAlive(owner))
			rmSync(file, { force: true });
	};
}
