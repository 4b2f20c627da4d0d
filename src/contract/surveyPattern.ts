// Reads the pattern of a survey's text (validate_rule), the same in the app and in the API (3 §5).

/** The expression of a rule, which may stand between slashes with flags; null where it is not one. */
export function readPattern(rule: string): RegExp | null {
	const [, inner, givenFlags = ""] =
		/^\/(.+)\/([dgimsuvy]*)$/s.exec(rule) ?? [];
	const flags = givenFlags.replace(/[dguy]/g, "");
	// Older expressions have escapes that the u flag rejects, and v excludes it.
	for (const each of [`${flags}u`, flags])
		try {
			return new RegExp(inner ?? rule, each);
		} catch {}
	return null;
}
