// Installs Debian packages when a test needs a program that the machine lacks.
import { runCommand } from "./command";

/** Installs packages as root or with a sudo that needs no password. Returns null on success, else the reason in one line. */
export async function installPackages(
	...packages: string[]
): Promise<string | null> {
	const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const args of [["update"], ["install", "-y", ...packages]]) {
		const [program = "", ...rest] = [...prefix, "apt-get", ...args];
		const { status, output } = await runCommand(program, rest, {
			DEBIAN_FRONTEND: "noninteractive",
		});
		if (output.includes("ENOENT")) return `${program} is not installed`;
		if (status !== 0) return output.trim().split("\n").at(-1) ?? "it failed";
	}
	return null;
}
