// The settings that the build passes to the app (VITE_*), besides Vite's own; server/config/buildSettings.ts checks and completes them.
interface ImportMetaEnv {
	readonly VITE_API_HOST: string;
	/** Further origins that the landing page may name, separated by commas. */
	readonly VITE_ALLOWED_API_HOSTS: string;
	readonly VITE_SIGNATURE_KEY: string;
	readonly VITE_DEMO: string;
	readonly VITE_MAP_TILE_URL: string;
	readonly VITE_MAP_ATTRIBUTION: string;
	readonly VITE_SUPPORT_PHONE: string;
	readonly VITE_GAME_URL: string;
	/** The redirect page of share links; "" for the app's own origin. */
	readonly VITE_SHARE_URL: string;
	/** Where errors and web vitals are sent; "" for nowhere. */
	readonly VITE_REPORT_URL: string;
	/** Identifies the build, because saved queries of another build are not read. */
	readonly VITE_BUILD_ID: string;
	/** ISO date and time of the built commit. */
	readonly VITE_BUILT_ON: string;
}

/** A request that index.html sent before the app's code was loaded. */
interface EarlyRequest {
	reply: Promise<Response>;
	/** The request's tx_timestamp. */
	timestamp: number;
	/** When it was sent, phone time in ms. */
	sentAt: number;
	authorization: string;
	abort(): void;
}

/** The requests of the start script, by path and request body; removed once the app sends its own. */
declare var earlyRequests: Record<string, EarlyRequest | undefined> | undefined;
