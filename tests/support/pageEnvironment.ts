// A Vitest environment for test files that share a process: each file opens its own window (newPage.ts).
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
		// A window stays until the next one opens: React may still work on a page whose file has ended.
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
