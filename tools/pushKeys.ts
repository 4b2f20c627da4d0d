// Prints a new pair of keys for Web Push, as the server's settings.
import webPush from "web-push";
import { readOptions } from "./options";

readOptions(`
Usage: npm run push:keys
Prints a new pair of keys for PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY. Every phone
subscribes with the public key, so keep the pair for as long as the service runs.
`);

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(
	`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`,
);
