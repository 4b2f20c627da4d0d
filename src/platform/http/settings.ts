// What the build was told (VITE_*): the one place that reads it. vite.config.ts has checked every value and filled in what nobody set.

export const settings = {
	/** Origin of the API; empty: the origin that the app is served from. */
	get apiHost() {
		return import.meta.env.VITE_API_HOST;
	},
	/** Origins that the landing page may name besides, separated by commas. */
	get allowedApiHosts() {
		return import.meta.env.VITE_ALLOWED_API_HOSTS;
	},
	get signatureKey() {
		return import.meta.env.VITE_SIGNATURE_KEY;
	},
	/** Whether the server has a /demo page to begin at. */
	get hasDemo() {
		return import.meta.env.VITE_DEMO === "1";
	},
	/** Where map tiles come from ({z}, {x}, {y} are filled in by the map) and who made them; null: draw without tiles. */
	get mapTiles() {
		const address = import.meta.env.VITE_MAP_TILE_URL;
		const attribution = import.meta.env.VITE_MAP_ATTRIBUTION;
		return address ? { address, attribution } : null;
	},
	/** The support number as it is shown. */
	get supportPhone() {
		return import.meta.env.VITE_SUPPORT_PHONE;
	},
	/** The support number as a call link. */
	get supportLink() {
		return `tel:${import.meta.env.VITE_SUPPORT_PHONE.replaceAll(/[ -]/g, "")}`;
	},
	/** The address of the game, without the token; empty: there is none. */
	get gameUrl() {
		return import.meta.env.VITE_GAME_URL;
	},
	/** The shared redirect page that a share link leads through; empty: the app's own origin. */
	get shareUrl() {
		return import.meta.env.VITE_SHARE_URL;
	},
	/** Names the build; what another build saved in the query cache is not read. */
	get buildId() {
		return import.meta.env.VITE_BUILD_ID;
	},
};
