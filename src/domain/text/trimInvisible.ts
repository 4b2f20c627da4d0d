// References and addresses as somebody has copied them into a host's form, with what came along.

/** The text without spaces and invisible characters at its ends. */
export const trimInvisible = (text: string): string =>
	/[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? "";
