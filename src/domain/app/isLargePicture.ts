// Whether a privilege shows its picture large (2 §3).

/** Whether its extrapayload has the value `large` for the key `display`. */
export const isLargePicture = (
	extrapayload: readonly { key: string; string_val: string }[],
): boolean =>
	extrapayload.some(
		({ key, string_val }) => key === "display" && string_val === "large",
	);
