// The address of the service worker's script, as browsers with Trusted Types want it: from a policy that knows no other.

const script = "/sw.js";
let address: string | undefined;

/** What `register` takes: the script's address, trusted where the browser asks for that. */
export function workerAddress(): string {
	// A policy may be made once a page.
	address ??=
		window.trustedTypes
			?.createPolicy("worker", { createScriptURL: () => script })
			.createScriptURL(script) ?? script;
	return address;
}
