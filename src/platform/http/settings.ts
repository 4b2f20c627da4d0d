// The build's settings (VITE_*), which server/config/buildSettings.ts checks and completes.

export const settings = {
	get apiHost() {
		return import.meta.env.VITE_API_HOST;
	},
	/** Further origins that the landing page may name, separated by commas. */
	get allowedApiHosts() {
		return import.meta.env.VITE_ALLOWED_API_HOSTS;
	},
	get signatureKey() {
		return import.meta.env.VITE_SIGNATURE_KEY;
	},
	get hasDemo() {
		return import.meta.env.VITE_DEMO === "1";
	},
	/** Map tile address with {z}, {x}, {y} and attribution; null: no tiles. */
	get mapTiles() {
		const address = import.meta.env.VITE_MAP_TILE_URL;
		const attribution = import.meta.env.VITE_MAP_ATTRIBUTION;
		return address ? { address, attribution } : null;
	},
	/** The number to show, with spaces at which no line ends. */
	get supportPhone() {
		return import.meta.env.VITE_SUPPORT_PHONE.replaceAll(" ", "\u00a0");
	},
	get supportLink() {
		return `tel:${import.meta.env.VITE_SUPPORT_PHONE.replaceAll(/[ -]/g, "")}`;
	},
	get gameUrl() {
		return import.meta.env.VITE_GAME_URL;
	},
	/** The redirect page of share links; "" for the app's own origin. */
	get shareUrl() {
		return import.meta.env.VITE_SHARE_URL;
	},
	/** Where errors and web vitals are sent; "" for nowhere. */
	get reportUrl() {
		return import.meta.env.VITE_REPORT_URL;
	},
	/** ISO date and time of the built commit. */
	get builtOn() {
		return import.meta.env.VITE_BUILT_ON;
	},
	/** Saved queries of another build are not read. */
	get buildId() {
		return import.meta.env.VITE_BUILD_ID;
	},
};
