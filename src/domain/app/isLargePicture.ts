// Whether a privilege shows its picture large (2 §3).

/** The value `large` of the key `display` in its extrapayload. */
export const isLargePicture = (
	extrapayload: readonly { key: string; string_val: string }[],
): boolean =>
	extrapayload.some(
		({ key, string_val }) => key === "display" && string_val === "large",
	);
