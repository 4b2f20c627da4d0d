// Presses at random, types odd texts, goes back, reloads and loses the network: no error, no stuck or empty page, no wrong name, reference or width.
import type { Page } from "@playwright/test";
import { expect, test } from "../../e2e/support/fixtures";
import {
	chooseLanguage,
	newCustomer,
	storeToken,
} from "../../e2e/support/journey";
import { waitForWholeShell } from "../../e2e/support/shell";
import { reportBrowserTrials } from "../browserTrials";
import { seededRandom, trials } from "../trials";

test.use({ serviceWorkers: "allow", hasTouch: false, isMobile: false });

const addresses =
	"/ /history /search /myfavorite /notification /profile /privilege /privilege?catId=1 /brand_list /game/list /tips /announcement /faq /contact_us /conditions /registration_reward /language /profile/data /privilege?catId=5 /?modal-privilege=PV_1001".split(
		" ",
	);
const typed = ["", "กาแฟ", "0812345678", "<b>x</b>", "1".repeat(300), "   "];
const widths = [320, 360, 768, 1280];

/** What is wrong on the page now; empty if nothing is. */
const faultsOf = (page: Page) =>
	page.evaluate(() => {
		const faults: string[] = [];
		const { scrollWidth } = document.documentElement;
		if (scrollWidth > innerWidth + 1)
			faults.push(`the page is ${scrollWidth} px wide`);
		const text = document.body.innerText;
		const word =
			/.{0,30}(\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\bnull\b).{0,30}/.exec(
				text,
			);
		if (word) faults.push(`the page shows "${word[0]}"`);
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		const twice = ids.find((id, at) => ids.indexOf(id) !== at);
		if (twice) faults.push(`two elements have the id "${twice}"`);
		for (const name of ["aria-describedby", "aria-labelledby"])
			for (const element of document.querySelectorAll(`[${name}]`))
				for (const id of element.getAttribute(name)?.split(" ") ?? [])
					if (id && !document.getElementById(id))
						faults.push(`${name} has an id that no element has: ${id}`);
		const nameless = [...document.querySelectorAll("a[href], button")].find(
			(it) =>
				it.checkVisibility() &&
				!it.closest("[aria-hidden=true]") &&
				!it.textContent?.trim() &&
				!it.matches("[aria-label], [aria-labelledby]") &&
				!it.querySelector("img[alt]:not([alt='']), [aria-label]"),
		);
		if (nameless)
			faults.push(`a control has no name: ${nameless.outerHTML.slice(0, 120)}`);
		return faults;
	});

/** Whether the page finishes loading and is not empty. */
const comesToRest = (page: Page) =>
	page
		.waitForFunction(
			() =>
				document.querySelector("main, dialog:modal")?.textContent?.trim() &&
				![...document.querySelectorAll("main[data-busy]")].some((it) =>
					it.checkVisibility(),
				),
			undefined,
			{ timeout: 30_000 },
		)
		.then(
			() => true,
			() => false,
		);

/** Presses or fills in a random control that is not covered and does not leave the app. */
async function pressSomething(page: Page, random: () => number) {
	const found = await page.evaluateHandle((chance) => {
		const top = [...document.querySelectorAll("dialog:modal")].at(-1);
		const controls = [
			...(top ?? document).querySelectorAll(
				"a[href^='/'], button:enabled, summary, input:enabled, select:enabled, textarea, label",
			),
		].filter((it) => it.checkVisibility() && !it.closest("[inert]"));
		return controls[Math.floor(chance * controls.length)];
	}, random());
	const control = found.asElement();
	if (!control) throw new Error("The page has no control to press");
	const { name, type } = await control.evaluate((it) => ({
		name: `${it.tagName} ${it.getAttribute("aria-label") ?? it.textContent}`,
		type: it.matches("select")
			? "select"
			: it.matches("textarea, input:not([type=radio], [type=checkbox])")
				? (it.getAttribute("type") ?? "text")
				: "",
	}));
	const timeout = 2000;
	if (type === "select") await control.selectOption({ index: 1 }, { timeout });
	else if (type === "file") return "a file";
	else if (type)
		await control.fill(typed[Math.floor(random() * typed.length)] ?? "", {
			timeout,
		});
	else if (random() < 0.25) await control.press("Enter", { timeout });
	else await control.click({ timeout });
	return name.slice(0, 40);
}

/** The largest share of presses that may miss a moving or covered control; above it the trials prove little. */
const mostMissed = 0.5;

test("random presses", async ({ browser, appAddress }, info) => {
	const bad: string[] = [];
	let presses = 0;
	let pressed = 0;
	const count = trials(60, 3);
	for (let seed = 1; seed <= count; seed++) {
		const random = seededRandom(seed);
		const pick = (list: readonly string[]) =>
			list[Math.floor(random() * list.length)] ?? "/";
		const context = await browser.newContext({ baseURL: appAddress });
		// Prepares the phone in another page, so that back from the app does not lead to it.
		const preparing = await context.newPage();
		await chooseLanguage(preparing, random() < 0.5 ? "th" : "en-US");
		await storeToken(preparing, await newCustomer(appAddress, "platinum"));
		await preparing.close();
		const page = await context.newPage();
		const done: string[] = [];
		const fail = (what: string) =>
			bad.push(`person ${seed}: ${what} after ${done.slice(-5).join(", ")}`);
		page.on("pageerror", (error) => fail(error.message));
		page.on("console", (message) => {
			const text = message.text();
			// Failed requests are expected without a network.
			if (message.type() === "error" && !/load resource|ERR_/.test(text))
				fail(text);
		});
		context.on("page", (other) => void other.close());
		await page.goto("/");
		await waitForWholeShell(page);
		let offline = false;
		const goOnline = async () => {
			offline = false;
			await context.setOffline(false);
		};
		const acts: [chance: number, act: () => Promise<string>][] = [
			[
				0.7,
				async () => {
					presses++;
					const name = await pressSomething(page, random);
					pressed++;
					return name;
				},
			],
			[
				0.78,
				async () => {
					await page.goBack({ waitUntil: "commit" });
					return "back";
				},
			],
			[
				0.82,
				async () => {
					await page.reload({ waitUntil: "commit" });
					return "reload";
				},
			],
			[
				0.87,
				async () => {
					offline = !offline;
					await context.setOffline(offline);
					return offline ? "offline" : "online";
				},
			],
			[
				0.91,
				async () => {
					await page.keyboard.press("Escape");
					return "Escape";
				},
			],
			[
				0.94,
				async () => {
					const width = widths[Math.floor(random() * widths.length)] ?? 360;
					await page.setViewportSize({ width, height: 780 });
					return `${width} px`;
				},
			],
			[
				1,
				async () => {
					const address = pick(addresses);
					await goOnline();
					await page.goto(address, { waitUntil: "commit" });
					return address;
				},
			],
		];
		for (let step = 0; step < 80; step++) {
			const chance = random();
			const [, act] = acts.find(([below]) => chance < below) ?? [];
			// A control that has moved away or is covered is not pressed.
			done.push((await act?.().catch(() => "missed")) ?? "");
			// The step back from the first page has left the app.
			if (!page.url().startsWith(appAddress)) {
				await goOnline();
				await page.goto("/");
			}
			if (!offline && !(await comesToRest(page)))
				fail(`the page does not finish loading at ${page.url()}`);
			for (const fault of await faultsOf(page).catch(() => []))
				fail(`${fault} at ${page.url()}`);
		}
		await context.close();
	}
	expect(count).toBeGreaterThan(0);
	reportBrowserTrials(info, count, bad);
	const missed = presses - pressed;
	expect(
		missed / presses,
		`${missed} of ${presses} presses missed their control`,
	).toBeLessThan(mostMissed);
});
