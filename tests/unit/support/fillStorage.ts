// Simulates a full local storage until `vi.unstubAllGlobals`.
import { vi } from "vitest";

/** Makes every write to local storage fail while `isFull` returns true. */
export function fillStorage(isFull: (area: Storage) => boolean): void {
	const setItem = (area: Storage) => (key: string, value: string) => {
		if (isFull(area)) throw new DOMException("No room", "QuotaExceededError");
		area.setItem(key, value);
	};
	const limited = new Proxy(localStorage, {
		get: (area, name) =>
			name === "setItem" ? setItem(area) : Reflect.get(area, name).bind(area),
	});
	vi.stubGlobal("localStorage", limited);
}
