// Runs work as an ordinary user, since file modes do not restrict root.

const nobody = 65_534;

/** Runs the work as the user nobody if this process is root. */
export async function unprivileged(work: () => Promise<void>): Promise<void> {
	if (process.geteuid?.() !== 0) return await work();
	process.seteuid?.(nobody);
	await work().finally(() => process.seteuid?.(0));
}
