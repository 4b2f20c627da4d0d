// Query parameters as plain strings: the router's own JSON parsing turns 1234, 662E41 and an IMEI into numbers.

/** Matches an address in `url` that is not encoded and has its own query, up to the title or the end. */
const unencodedUrl = /(^\??|&)url=([^&?]*\?.*?)(?=&title=|$)/;

/** Parses a query string; the last value of a repeated key counts. */
export function parseSearch(search: string): Record<string, string> {
	const [unencoded = "", , url] = unencodedUrl.exec(search) ?? [];
	const rest = new URLSearchParams(search.replace(unencoded, ""));
	return { ...Object.fromEntries(rest), ...(url && { url }) };
}

/** Builds a query string without undefined, null and empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
	const query = new URLSearchParams();
	for (const [key, value] of Object.entries(search))
		if (value !== undefined && value !== null && value !== "")
			query.set(key, String(value));
	const text = query.toString();
	return text ? `?${text}` : "";
}
