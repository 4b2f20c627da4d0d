// Seeds the demo's content with the import of content, and the players of its game; existing rows stay.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { projectRoot } from "../config/projectFolders";
import type { Database } from "../store/connection/database";
import { importContent } from "../store/content/importContent";
import { contentFilesOf, readContent } from "../store/content/readContent";
import { gamePlayers, gameScores, seedDigests } from "../store/schema/schema";
import { dailyRounds, players } from "./players";

export const demoContentFolder = join(projectRoot, "server/demo/content");

/** Adds the missing players, each with a score a day until yesterday. */
async function seedPlayers(db: Database, now: Date) {
	const added = await db
		.insert(gamePlayers)
		.values(players.map(({ scores: _, ...player }) => player))
		.onConflictDoNothing()
		.returning({ sub: gamePlayers.sub });
	const subs = new Set(added.map(({ sub }) => sub));
	const fresh = players.filter(({ sub }) => subs.has(sub));
	if (fresh.length === 0) return;
	await db.insert(gameScores).values(
		// The rounds are at noon, a minute apart by player.
		fresh.flatMap(({ sub, scores }, player) =>
			dailyRounds(sub, scores, now, 12 * 60 + player),
		),
	);
}

/** Adds the missing content and players of the demo, once per version of its files; changes and deletes nothing. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
	const hash = createHash("sha256");
	for (const file of contentFilesOf(demoContentFolder))
		hash.update(readFileSync(file));
	const digest = hash.digest("hex");
	const [seeded] = await db
		.select()
		.from(seedDigests)
		.where(eq(seedDigests.name, "demo"));
	if (seeded?.digest === digest) return;
	const { content, positions } = readContent(demoContentFolder);
	await importContent(db, content, { now, positions, onlyNew: true });
	await seedPlayers(db, now);
	await db
		.insert(seedDigests)
		.values({ name: "demo", digest, seeded_at: now })
		.onConflictDoUpdate({
			target: seedDigests.name,
			set: { digest, seeded_at: now },
		});
}
