// What the app derives from the build's settings (VITE_*, see env.d.ts), which server/config/buildSettings.ts checks and completes.

export const settings = {
	get hasDemo() {
		return import.meta.env.VITE_DEMO === "1";
	},
	/** Map tile address with {z}, {x}, {y} and attribution; null: no tiles. */
	get mapTiles() {
		const address = import.meta.env.VITE_MAP_TILE_URL;
		const attribution = import.meta.env.VITE_MAP_ATTRIBUTION;
		return address ? { address, attribution } : null;
	},
	/** The phone number to show, with non-breaking spaces. */
	get supportPhone() {
		return import.meta.env.VITE_SUPPORT_PHONE.replaceAll(" ", "\u00a0");
	},
	get supportLink() {
		return `tel:${import.meta.env.VITE_SUPPORT_PHONE.replaceAll(/[ -]/g, "")}`;
	},
};
