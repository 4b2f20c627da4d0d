// Installs Debian packages when a test needs a program that the machine lacks.
import { command } from "./command";

/**
 * Installs packages by apt-get, as root or through a sudo that asks nothing.
 * Resolves to null when they are there, else to the reason in one line.
 */
export async function installPackages(
	packages: readonly string[],
): Promise<string | null> {
	const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const args of [["update"], ["install", "-y", ...packages]]) {
		const [program = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
		const { status, output } = await command(program, rest, {
			DEBIAN_FRONTEND: "noninteractive",
		});
		if (output.includes("ENOENT")) return `there is no ${program} here`;
		if (status !== 0)
			return output.trim().split("\n").at(-1) ?? `apt-get ${args[0]} failed`;
	}
	return null;
}
