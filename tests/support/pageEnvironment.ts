// A Vitest environment for files that share a process: a window is opened for each file (newPage.ts), not for the process.
import { builtinEnvironments, type Environment } from "vitest/runtime";

const page: Environment = {
	name: "page",
	viteEnvironment: "client",
	setup(global) {
		global.openWindow = () =>
			builtinEnvironments["happy-dom"].setup(global, {});
		return {
			teardown() {
				delete global.openWindow;
			},
		};
	},
};

export default page;
