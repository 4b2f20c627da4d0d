// The --help of the tools.

/** Prints the usage and ends the process where the command line asks for it. */
export function exitWithUsage(usage: string): void {
	if (!process.argv.slice(2).some((it) => it === "--help" || it === "-h"))
		return;
	process.stdout.write(`${usage.trim()}\n`);
	process.exit(0);
}
