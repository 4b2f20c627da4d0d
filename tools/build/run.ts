// npm run build: the app, its source maps, the server, compressed copies and the rules for other hosts, in that order.
import { build } from "vite";
import {
	demoKeyNotice,
	readBuildSettings,
} from "../../server/config/buildSettings";
import { settingsOrFail } from "../fail";
import { readOptions } from "../options";
import { bundleServer } from "./bundleServer";
import { compressApp } from "./compressApp";
import { writeHostingFiles } from "./hostingFiles";
import { moveSourceMaps } from "./moveSourceMaps";

readOptions(`
Usage: npm run build
Builds the app and its server into dist/client, dist/server and dist/hosting, and its source maps into dist/maps.

BUILD_DIR       another folder than dist, from the project's folder
VITE_DEMO       1 for a build that signs in through /demo
VITE_SIGNATURE_KEY
                the API's SIGNATURE_KEY; without it the demo's, which only a demo accepts
VITE_API_HOST   the API's origin, with VITE_SIGNATURE_KEY, where it is another host
VITE_REPORT_URL where errors and web vitals are sent
An unknown VITE_ name is answered with the names of all of them; docs/operating.md says what they mean.
`);

await build();
moveSourceMaps();
await bundleServer();
await compressApp();
writeHostingFiles();
const notice = demoKeyNotice(settingsOrFail(readBuildSettings));
if (notice) process.stderr.write(`${notice}\n`);
