// Touches cards and points at them on the slow phone: how soon the app asks for the detail of their privileges.
import type { Browser, Page } from "@playwright/test";
import * as v from "valibot";
import { getDetailV2 } from "../../src/contract/privilege";
import { privilegeParameter } from "../../src/domain/app/pagePaths";
import { waitForWholeShell } from "../../tests/e2e/support/shell";
import { signInClient } from "../../tests/support/apiClient";
import { openSignedIn, waitForIdle } from "./signedInPage";
import { slowNetwork, slowProcessor } from "./slowPhone";
import { pressPointOf } from "./touch";

/** Measured cards of each kind, after one that is thrown away. */
export const cardCount = 5;
/** Ms that a card is touched or pointed at; a longer touch would be a long press. */
const touchMs = 400;

const request = v.object({ Privilege_Alt_Reference: v.string() });

/** The references whose detail the page has asked for. */
function noteDetails(page: Page): Set<string> {
	const asked = new Set<string>();
	page.on("request", (it) => {
		if (!it.url().endsWith(getDetailV2.path)) return;
		const body = v.safeParse(request, it.postDataJSON());
		if (body.success) asked.add(body.output.Privilege_Alt_Reference);
	});
	return asked;
}

/** Ms from `act` to the request of this privilege's detail; 0 where it was asked for before. */
async function timeToDetail(
	page: Page,
	asked: ReadonlySet<string>,
	reference: string,
	act: () => Promise<unknown>,
): Promise<number> {
	if (asked.has(reference)) {
		await act();
		return 0;
	}
	const detail = page
		.waitForRequest(
			(it) =>
				it.url().endsWith(getDetailV2.path) &&
				(it.postData() ?? "").includes(reference),
			{ timeout: touchMs },
		)
		.then(
			() => performance.now(),
			() => Number.POSITIVE_INFINITY,
		);
	const before = performance.now();
	await act();
	return (await detail) - before;
}

/** The privilege of a card, and where it can be pressed; the pointer is away, so that the scroll puts no other card under it. */
async function cardAt(page: Page, at: number) {
	await page.mouse.move(0, 0);
	const link = page.locator("main article a").nth(at);
	const href = (await link.getAttribute("href")) ?? "";
	const { searchParams } = new URL(href, page.url());
	const reference = searchParams.get(privilegeParameter);
	if (reference === null) throw new Error(`${href} opens no privilege`);
	return { reference, spot: await pressPointOf(link) };
}

/**
 * Ms from the finger down, which stays there, to the request, and the same from
 * the pointer over the card, without a press; Infinity where it comes only after
 * the press, or never. Every card is one that the page has not opened.
 */
export async function measurePrefetches(browser: Browser, address: string) {
	const customer = await signInClient(address, "platinum-prefetch");
	const { page, session } = await openSignedIn(browser, address, customer);
	const asked = noteDetails(page);
	await page.goto("/privilege");
	await waitForWholeShell(page);
	await waitForIdle(page);
	await slowNetwork(session);
	await slowProcessor(session);
	const measured = { touched: [] as number[], pointed: [] as number[] };
	for (let at = 0; at <= cardCount; at++) {
		const under = await cardAt(page, 2 * at);
		const pointed = await timeToDetail(page, asked, under.reference, () =>
			page.mouse.move(under.spot.x, under.spot.y),
		);
		const { reference, spot } = await cardAt(page, 2 * at + 1);
		const touched = await timeToDetail(page, asked, reference, () =>
			session.send("Input.dispatchTouchEvent", {
				type: "touchStart",
				touchPoints: [spot],
			}),
		);
		await session.send("Input.dispatchTouchEvent", {
			type: "touchEnd",
			touchPoints: [],
		});
		if (at > 0) {
			measured.pointed.push(pointed);
			measured.touched.push(touched);
		}
		const sheet = page.locator("dialog[open]");
		await sheet.getByRole("tab").first().waitFor();
		await waitForIdle(page);
		await page.evaluate(() => history.back());
		await sheet.waitFor({ state: "detached" });
		await waitForIdle(page);
	}
	await page.context().close();
	return measured;
}
