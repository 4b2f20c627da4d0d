// The service worker's address as a trusted script URL, where Trusted Types apply.

const script = "/sw.js";
let address: string | undefined;

export function workerAddress(): string {
	address ??=
		window.trustedTypes
			?.createPolicy("worker", { createScriptURL: () => script })
			.createScriptURL(script) ?? script;
	return address;
}
