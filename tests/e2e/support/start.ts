// Before all journeys: starts the built product once, and the floor that BENCH_FLOOR names; ends them after them. TEST_APP_ADDRESS names an app that runs already.
import { openFloor } from "../../../tools/bench/baseline";
import { startApp } from "../../support/app";
import { builtFiles, readBuilt } from "../../support/bundle";

/** Only a demo build passes the demo customers' fields on at sign-in; its welcome leads to /demo. */
function needsDemoBuild() {
	const scripts = builtFiles().filter((file) => file.endsWith(".js"));
	const isDemo = /hasDemo\(\)\s*{\s*return\s*!0/;
	if (!scripts.some((file) => isDemo.test(readBuilt(file).toString())))
		throw new Error(
			"dist holds no demo build: VITE_DEMO=1 npm run build, then again",
		);
}

/** In this process, not in the one that measures: its own work would slow its floor down. */
async function startFloor() {
	const { BENCH_FLOOR: name } = process.env;
	if (!name) return null;
	const floor = await openFloor(name);
	process.env.TEST_FLOOR_ADDRESS = floor.address;
	return floor;
}

export default async function start() {
	const floor = await startFloor();
	if (process.env.TEST_APP_ADDRESS) return () => floor?.stop();
	needsDemoBuild();
	const app = await startApp();
	process.env.TEST_APP_ADDRESS = app.address;
	return async () => {
		await app.stop();
		await floor?.stop();
	};
}
