// The addresses of this build's workers as trusted script URLs, where Trusted Types apply.

/** The policy for worker addresses; a page may create each policy only once. */
let policy: { createScriptURL: (path: string) => string } | undefined;

/** Returns the path; throws if it is an address outside this origin. */
function ownPath(path: string): string {
	if (!/^\/(?!\/)/.test(path)) throw new TypeError("Not a path of this origin");
	return path;
}

/** Returns the URL of a worker script; `path` is its path on this origin. */
export function trustedWorkerUrl(path: string): string {
	policy ??= window.trustedTypes?.createPolicy("worker", {
		createScriptURL: ownPath,
	});
	return policy?.createScriptURL(path) ?? path;
}
