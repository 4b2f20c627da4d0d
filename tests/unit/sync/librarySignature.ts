// Replaces platform/http/signature in tests with a faked clock, which does not wait for the thread of subtle crypto.
import { hmac } from "../../../src/platform/http/signatureByLibrary";

export const signature = async (text: string): Promise<string> =>
	hmac("galaxy-gift-demo", text);
