// Before all journeys: starts the built product once; ends it after them. TEST_APP_ADDRESS names one that runs already.
import { startApp } from "../tooling/app";
import { builtFiles, readBuilt } from "../tooling/bundle";

/** Only a demo build passes the demo customers' fields on at sign-in; its welcome leads to /demo. */
function needsDemoBuild() {
	const scripts = builtFiles().filter((file) => file.endsWith(".js"));
	const isDemo = /hasDemo\(\)\s*{\s*return\s*!0/;
	if (!scripts.some((file) => isDemo.test(readBuilt(file).toString())))
		throw new Error(
			"dist holds no demo build: VITE_DEMO=1 npm run build, then again",
		);
}

export default async function start() {
	if (process.env.TEST_APP_ADDRESS) return;
	needsDemoBuild();
	const app = await startApp();
	process.env.TEST_APP_ADDRESS = app.address;
	return () => app.stop();
}
