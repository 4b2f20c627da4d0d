// Installs Debian packages where a test needs a program that the machine lacks.
import { runCommand } from "./command";

/** As root, or through a sudo that asks nothing. Gives null when they are installed, else the reason in one line. */
export async function installPackages(
	...packages: string[]
): Promise<string | null> {
	const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const args of [["update"], ["install", "-y", ...packages]]) {
		const [program = "", ...rest] = [...prefix, "apt-get", ...args];
		const { status, output } = await runCommand(program, rest, {
			DEBIAN_FRONTEND: "noninteractive",
		});
		if (output.includes("ENOENT")) return `there is no ${program} here`;
		if (status !== 0) return output.trim().split("\n").at(-1) ?? "it failed";
	}
	return null;
}
