// The search: before a word, while one is typed, what it found, and nothing found.
import { translate } from "../../tests/support/catalogue";
import { expect, type Shot, type Stage } from "./shot";

const search = { group: "2-search" };
/** A word in either language that finds something of every kind. */
const word = "b";

async function visit({ page }: Stage, path: string, awaited: string) {
	await page.goto(path);
	await expect(page.locator(awaited).first()).toBeVisible();
}

export const searchShots: Shot[] = [
	{
		...search,
		name: "begin",
		go: async (stage) => {
			await stage.page.addInitScript(() => {
				const words = ["กาแฟ", "ตั๋วหนังวันพุธ", "Mokfa", "บุฟเฟต์ชาบู"];
				const more = ["รองเท้า", "สปา", "ทะเล", "หูฟัง", "ซูชิ"];
				localStorage["search-keyword-list"] ??= JSON.stringify([
					...words,
					...more,
				]);
			});
			await visit(stage, "/search", "article");
		},
	},
	{
		...search,
		name: "preview",
		go: async (stage) => {
			await visit(stage, "/search", "article");
			await stage.page.getByRole("searchbox").fill(word);
			await expect(
				stage.page.getByText(translate(stage.language, "See all results")),
			).toBeVisible();
		},
	},
	{
		...search,
		name: "list",
		go: (stage) => visit(stage, "/search/list?inputVal=กาแฟ", "article"),
	},
	{
		...search,
		name: "other-keyboard",
		go: (stage) => visit(stage, "/search/list?inputVal=dkca", "article"),
	},
	{
		...search,
		name: "nothing-found",
		go: async (stage) => {
			await stage.page.goto("/search/list?inputVal=กาแพ");
			await expect(
				stage.page.getByText(translate(stage.language, "or did you mean")),
			).toBeVisible();
		},
	},
	{
		...search,
		name: "failed",
		go: async (stage) => {
			stage.faultProxy.inject("/Privilege/Search", { kind: "dropBefore" });
			await stage.page.goto("/search/list?inputVal=กาแฟ");
			await expect(
				stage.page.getByRole("button", {
					name: translate(stage.language, "Try again"),
				}),
			).toBeVisible();
		},
	},
	{
		...search,
		name: "loading",
		go: async (stage) => {
			const held = stage.faultProxy.inject("/Privilege/Search", {
				kind: "hold",
			});
			await stage.page.goto("/search/list?inputVal=กาแฟ");
			await held.met;
		},
	},
	{
		...search,
		name: "brands",
		go: (stage) => visit(stage, `/search/brand?inputVal=${word}`, "main li a"),
	},
	{
		...search,
		name: "campaigns",
		go: (stage) =>
			visit(stage, `/search/campaign?inputVal=${word}`, "main li a"),
	},
	{
		...search,
		name: "campaigns-none",
		go: async (stage) => {
			await stage.page.goto("/search/campaign?inputVal=กาแพ");
			await expect(
				stage.page.getByText(translate(stage.language, "No campaigns found")),
			).toBeVisible();
		},
	},
	{
		...search,
		name: "detail",
		go: (stage) => visit(stage, "/search/detail?brandId=4", "article"),
	},
];
