// Moves the source maps out of the built app into maps/ of the build's folder, for the operator alone.
import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { buildFolder } from "../../server/config/projectRoot";

export function moveSourceMaps(): void {
	const client = join(buildFolder, "client");
	const maps = join(buildFolder, "maps");
	mkdirSync(maps, { recursive: true });
	for (const name of readdirSync(client, { recursive: true, encoding: "utf8" }))
		if (name.endsWith(".map"))
			renameSync(join(client, name), join(maps, basename(name)));
}
