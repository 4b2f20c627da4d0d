// The addresses of this build's workers as trusted script URLs, where Trusted Types apply.

/** The one policy for worker addresses; the page may create it once. */
let policy: { createScriptURL: (path: string) => string } | undefined;

/** Throws for an address outside this origin. */
function ownPath(path: string): string {
	if (!/^\/(?!\/)/.test(path)) throw new TypeError("Not a path of this origin");
	return path;
}

/** `path` is that of a worker's script on this origin, beginning with a slash. */
export function trustedWorkerUrl(path: string): string {
	policy ??= window.trustedTypes?.createPolicy("worker", {
		createScriptURL: ownPath,
	});
	return policy?.createScriptURL(path) ?? path;
}
