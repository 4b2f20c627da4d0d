// A Vitest environment for files that share a process: a window is opened for each file (newPage.ts), not for the process.
import {
	builtinEnvironments,
	type Environment,
	type EnvironmentReturn,
} from "vitest/runtime";

const page: Environment = {
	name: "page",
	viteEnvironment: "client",
	setup(global) {
		let open: EnvironmentReturn | undefined;
		// React may still work for a page whose file has ended, so a window stays until the next one, and the last as long as the process.
		global.openWindow = async () => {
			await open?.teardown(global);
			open = await builtinEnvironments["happy-dom"].setup(global, {});
			return open;
		};
		return {
			teardown() {
				delete global.openWindow;
			},
		};
	},
};

export default page;
