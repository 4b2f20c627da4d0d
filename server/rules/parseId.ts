// Ids that calls send as text.

/** The id that a text of digits names; null for any other text, such as 0x10 or 1e3. */
export const parseId = (text: string): number | null =>
	/^\d{1,16}$/.test(text) ? Number(text) : null;
