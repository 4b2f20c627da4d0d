// Stands in for platform/http/signature in tests with a faked clock: subtle crypto answers from a thread of its own, which that clock does not wait for.
import { hmac } from "../../../src/platform/http/signatureByLibrary";

export const signature = async (text: string): Promise<string> =>
	hmac("galaxy-gift-demo", text);
