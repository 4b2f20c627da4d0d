// The second database of releases until 2026-07.

export const formerName = "galaxy-gift-copy";

export async function mayHaveFormer(): Promise<boolean> {
	try {
		const known = await indexedDB.databases?.();
		return !known || known.some(({ name }) => name === formerName);
	} catch {
		return false;
	}
}
