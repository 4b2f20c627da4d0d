// Cleans references and addresses that somebody copied into a host's form with characters around them.

/** Removes spaces and invisible characters at both ends of a text. */
export const trimInvisible = (text: string): string =>
	/[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? "";
