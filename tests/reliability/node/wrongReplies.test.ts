// @vitest-environment node
// Proves that replies in wrong shapes throw nothing, and that what they contain of a code or a coupon is shown (issue: one unknown value costs the code).
import * as v from "valibot";
import { expect, test } from "vitest";
import { reportTrials, seededRandom, trials } from "../trials";
import { damaged } from "./damagedReply";
import { replySamples } from "./replySamples";
import { replyUses } from "./replyUses";

test("wrong-shape replies", async ({ task }) => {
	const samples = await replySamples();
	// Every second trial uses a call that the counter needs.
	const atCounter = samples.filter(({ endpoint }) => replyUses.has(endpoint));
	expect(new Set(atCounter.map((it) => it.endpoint)).size).toBeGreaterThan(10);
	const random = seededRandom(9);
	const now = Date.parse("2027-02-17T05:00:00Z");
	const tries = trials(2500, 400);
	const bad: string[] = [];
	for (let trial = 0; trial < tries; trial++) {
		const from = trial % 2 === 0 ? atCounter : samples;
		const sample = from[Math.floor(random() * from.length)];
		if (!sample) throw new Error("The list of sample replies is empty");
		const { endpoint } = sample;
		const { data, how } = damaged(sample.data, random);
		const name = `${endpoint.path.split("/").at(-1)} (${how})`;
		try {
			const missed = replyUses.get(endpoint)?.(data, now);
			if (missed) bad.push(`${name}: ${missed}`);
			v.safeParse(endpoint.reply, data);
		} catch (error) {
			bad.push(`${name}: ${error}`);
		}
	}
	reportTrials(task, tries, bad);
});
