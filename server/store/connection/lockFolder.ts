// The lock of the data folder: PGlite has none between processes, and two on one folder would destroy it.
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
import { StoreError } from "./storeError";

interface Owner {
	pid: number;
	/** When the process started, as the kernel tells it: a pid alone may have been given to another. */
	started: string;
}

/** The start of a process in clock ticks since boot, with the boot's id; empty where the system does not tell. */
function startOf(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
		// The name in brackets may hold spaces; the 20th field after it is the start.
		const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
		return `${boot.trim()} ${ticks}`;
	} catch {
		return "";
	}
}

function isAlive(owner: Owner): boolean {
	try {
		process.kill(owner.pid, 0);
	} catch (error) {
		// EPERM: it lives, and belongs to somebody else.
		if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
	}
	return owner.started === startOf(owner.pid);
}

function readOwner(file: string): Owner | null {
	try {
		const [pid = "", started = ""] = readFileSync(file, "utf8").split("\n");
		return { pid: Number(pid), started };
	} catch {
		return null;
	}
}

/** Removes a dead process's lock; puts it back if another process was quicker and it is a live one by now. */
function removeStale(file: string) {
	const aside = `${file}.stale.${process.pid}`;
	try {
		renameSync(file, aside);
		const owner = readOwner(aside);
		if (owner && isAlive(owner)) linkSync(aside, file);
		unlinkSync(aside);
	} catch (error) {
		// ENOENT: another process moved it first; the next round sees whose it is.
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
}

/**
 * Takes the folder for this process and returns what gives it back. Throws
 * StoreError when a live process holds it; the lock of a dead one is taken over.
 */
export function lockFolder(folder: string): () => void {
	mkdirSync(folder, { recursive: true });
	const file = join(folder, "server.lock");
	const mine = join(folder, `server.lock.${process.pid}`);
	writeFileSync(mine, `${process.pid}\n${startOf(process.pid)}\n`);
	try {
		for (;;) {
			try {
				// A link appears whole or not at all, and only one process can make it.
				linkSync(mine, file);
				break;
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
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
	return () => rmSync(file, { force: true });
}
