// A short vibration that confirms a press.

/** Vibrates for 10 ms; does nothing if the browser cannot vibrate. */
export function vibrateBriefly(): void {
	navigator.vibrate?.(10);
}
