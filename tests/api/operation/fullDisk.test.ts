// The embedded store on a disk that is nearly full: what writes is refused, reading works, and all of it once there is room.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { seedDemo } from "../../../server/demo/seedDemo";
import { openEmbedded } from "../../../server/store/connection/openDatabase";
import { updateTermsProgress } from "../../../src/contract/article";
import { landing } from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { newMockUserId, noon, startTestServer } from "../support/testServer";

const folder = mkdtempSync(join(tmpdir(), "gift-api-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const megabyte = 1024 * 1024;

test("with less than 48 MB free a mutation gets 503, and a query works", async () => {
	let free = 48 * megabyte;
	const store = await openEmbedded(
		folder,
		(db) => seedDemo(db, new Date(noon)),
		() => free,
	);
	const { client, stop } = await startTestServer({}, {}, store);
	const me = await client.signIn(newMockUserId());
	const write = () => client.send(updateTermsProgress, {}, me);
	expect((await write()).status).toBe(200);
	free -= 1;
	const refused = await write();
	expect(refused.status).toBe(503);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	const another = { mock_user_id: newMockUserId() };
	expect((await client.send(landing, another)).status).toBe(503);
	expect((await client.send(getProfile, {}, me)).status).toBe(200);
	free += 1;
	expect((await write()).status).toBe(200);
	await stop();
	await store.close();
});
