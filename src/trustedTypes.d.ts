// The part of Trusted Types that the app uses, typed as strings, because TypeScript's DOM types lack Trusted Types and their sinks take strings.
interface Window {
	/** Missing in browsers without Trusted Types. */
	readonly trustedTypes?: {
		/** Throws for a name that the Content-Security-Policy does not list (server/middleware/csp.ts). */
		createPolicy(
			name: string,
			rules: {
				createHTML?: (input: string) => string;
				createScriptURL?: (input: string) => string;
			},
		): {
			createHTML(input: string): string;
			createScriptURL(input: string): string;
		};
	};
}
