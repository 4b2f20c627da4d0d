// A short vibration that confirms a press.

/** Vibrates for 10 ms; does nothing where the browser cannot. */
export function vibrateBriefly(): void {
	navigator.vibrate?.(10);
}
