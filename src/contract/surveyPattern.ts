// Reads the pattern of a survey's text (validate_rule), the same in the app and in the API (3 §5).

/** Returns the expression of a rule, which may be written between slashes with flags; null if it is invalid. */
export function readPattern(rule: string): RegExp | null {
	const [, inner, givenFlags = ""] =
		/^\/(.+)\/([dgimsuvy]*)$/s.exec(rule) ?? [];
	const flags = givenFlags.replace(/[dguy]/g, "");
	// The u flag is tried first: older expressions have escapes that it rejects, and the v flag excludes it.
	for (const each of [`${flags}u`, flags])
		try {
			return new RegExp(inner ?? rule, each);
		} catch {}
	return null;
}
