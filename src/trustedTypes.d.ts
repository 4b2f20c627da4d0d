// Trusted Types as far as the app uses them; the DOM library does not know them, and its sinks take strings: so these are typed as strings.
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
