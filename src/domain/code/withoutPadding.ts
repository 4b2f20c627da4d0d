// Codes that an older release saved with the padding of a host whose columns have a fixed length.

/** The saved fields with the code as a scanner knows it; the symbol of the padded code is left out, and computed again. */
export function withoutPadding(
	saved: Record<string, unknown>,
): Record<string, unknown> {
	const { code } = saved;
	if (typeof code !== "string" || code === code.trim()) return saved;
	return { ...saved, code: code.trim(), bars: undefined, proven: undefined };
}
