// Work of a user whom the modes of files keep out, as they do not root.

const nobody = 65_534;

/** Runs the work as such a user. */
export async function unprivileged(work: () => Promise<void>): Promise<void> {
	if (process.geteuid?.() !== 0) return await work();
	process.seteuid?.(nobody);
	await work().finally(() => process.seteuid?.(0));
}
