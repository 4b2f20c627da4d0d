// An import refuses an http address where the app would open a link (docs/decisions/048).
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../../server/store/content/readContent";
import { words } from "../support/programme";

const home = mkdtempSync(join(tmpdir(), "gift-links-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const dates = { valid_from: "today", valid_through: "+30d" };
const entries = (link: string) => ({
	banners: [
		{
			...{ bannerid: 1, set_seq: 1, picture: "a", path: link },
			...{ name: words("A"), description: words("A") },
		},
	],
	welcome_announcements: [{ seq: 1, picture: "a", path: link, ...dates }],
	articles: [
		{
			...{ article_id: 1, category: "News", cover: "a", reference: link },
			...{ title: words("A"), content: words("A"), ...dates },
		},
	],
	notifications: [
		{
			...{ campaign_id: 1, action_type: 1, reference: link, sent_at: "today" },
			...{ header: words("A"), title: words("A") },
		},
	],
});

function read(link: string) {
	const file = join(home, "a.json");
	writeFileSync(file, JSON.stringify(entries(link)));
	return () => readContent(file);
}

test.each(["http://shop.example/a", "HTTP://localhost.shop.example"])(
	"%s is refused in each field that leads somewhere",
	(link) => {
		const error = "must be an https address, for the app opens no http address";
		for (const field of [
			...["banners.0.path", "welcome_announcements.0.path"],
			...["articles.0.reference", "notifications.0.reference"],
		])
			expect(read(link)).toThrow(`a.json, line 1: ${field} ${error}.`);
	},
);

test.each([
	...["", "/myfavorite", "PV_1001", "https://shop.example/a"],
	...["http://localhost:3000/a", "http://127.0.0.1"],
])("'%s' is accepted", (link) => {
	expect(read(link)).not.toThrow();
});
