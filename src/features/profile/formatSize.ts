// A storage size as text.
const nbsp = "\u00a0";
const step = 1024;

/** `0 KB`, `1 KB`, `340 KB`, `1.4 MB`; at least 1 KB for anything. */
export function formatSize(bytes: number): string {
	const kilobytes = bytes > 0 ? Math.max(1, Math.round(bytes / step)) : 0;
	return kilobytes < step
		? `${kilobytes}${nbsp}KB`
		: `${(kilobytes / step).toFixed(1)}${nbsp}MB`;
}
