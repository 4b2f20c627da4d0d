// Opens links with tokens in a real browser on the phone of a customer with saved codes and an open claim: a trial is bad if the wallet, the session or the claim journal changed (decision 008).
import type { Page } from "@playwright/test";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { bareCard } from "../../../src/domain/code/codeCard";
import { createJournal } from "../../../src/platform/storage/claimJournal";
import { fillWalletAlone, walletRecords } from "../../e2e/support/filledWallet";
import { expect, test } from "../../e2e/support/fixtures";
import {
	newCustomer,
	signIn,
	storeToken,
	switchDialog,
} from "../../e2e/support/journey";
import { storedText } from "../../e2e/support/storedText";
import {
	foreignToken,
	tokenWith,
	unsignedToken,
} from "../../e2e/support/token";
import { translate } from "../../support/catalogue";
import { copyOver } from "../../support/copyOver";
import { reportBrowserTrials } from "../browserTrials";
import { seededRandom, trials } from "../trials";

const savedCodes = 5;

/** The journal record of a claim whose reply was lost. */
async function openClaim(sub: string): Promise<[string, unknown][]> {
	const records = new Map<string, unknown>();
	await createJournal([copyOver(records)]).saveIntent({
		sub,
		reference: "PV_1002",
		isUsed: false,
		card: bareCard("PV_1002"),
	});
	return [...records];
}

/** Waits until the app has replaced the skeleton, or shows a dialog over it. */
const drawnOrAsked = (page: Page) =>
	page.waitForFunction(
		() =>
			!document.querySelector(".start-home") ||
			document.querySelector("dialog[open]"),
	);
const drawn = (page: Page) =>
	page.waitForFunction(() => !document.querySelector(".start-home"));

test("links with tokens", async ({
	page,
	customer,
	appAddress,
	faultProxy,
}, info) => {
	const tries = trials(500, 40);
	test.setTimeout(60_000 + tries * 4000);
	const other = await newCustomer(appAddress, "gold");
	const random = seededRandom(18);
	const pick = <Value>(values: readonly Value[]): Value =>
		values[Math.floor(random() * values.length)] as Value;
	await signIn(page, customer);
	await storeToken(page, customer);
	const { sub } = customer.api;
	const codes = await walletRecords(sub, savedCodes);
	const claims = await openClaim(sub);
	await fillWalletAlone(page, [...codes, ...claims]);

	/** A token of an unknown customer, signed with the server's key or another one. */
	const nobody = async () =>
		new SignJWT({ ...decodeJwt(other.api.token), sub: "nobody" })
			.setProtectedHeader({ alg: "HS256" })
			.sign(new TextEncoder().encode("a key of somebody else, long enough"));
	const tokens: readonly (() => string | Promise<string>)[] = [
		() => unsignedToken(other),
		() => unsignedToken(customer),
		() => new UnsecuredJWT({ sub: "nobody", exp: 4e9 }).encode(),
		() => foreignToken(other),
		() => foreignToken(customer),
		nobody,
		() => tokenWith(-1 - Math.floor(random() * 1e6), other),
		() => tokenWith(-1 - Math.floor(random() * 1e6), customer),
		() => other.api.token.slice(0, Math.floor(random() * 200)),
		() => `${other.api.token}x`,
		() => random().toString(36),
		() => "",
		() => customer.api.token,
		// A valid token, whose switch of account is declined.
		() => other.api.token,
	];
	const paths = ["/", "/hub", "/history", "/not-found", "/profile", "/search"];
	const links: readonly ((path: string, token: string) => string)[] = [
		(path, token) => `${path}?token=${token}`,
		(path, token) => `${path}?token=${encodeURIComponent(token)}`,
		(path, token) => `${path}?%74oken=${token}&state=history`,
		(path, token) => `${path}?a=1&token=${token}&token=again#token=${token}`,
		(path, token) => `${path}#/?token=${token}`,
		(path, token) => `${path}?Token=${token}`,
		(_path, token) => `/${token}`,
		(_path, token) =>
			`/internal-web?url=${encodeURIComponent(`${faultProxy.address}/?token=${token}`)}`,
		(_path, token) => `/landing?token=${token}`,
		(_path, token) => `/share?type=main&token=${token}`,
	];

	const bad: string[] = [];
	for (let trial = 0; trial < tries; trial++) {
		const link = pick(links)(pick(paths), await pick(tokens)());
		await page.goto(link, { waitUntil: "domcontentloaded" });
		await drawnOrAsked(page);
		const question = switchDialog(page);
		const unchecked = page.getByRole("dialog", {
			name: translate("th", "We could not check this sign-in"),
		});
		if (await question.isVisible())
			await question
				.getByRole("button", { name: translate("th", "Do not switch") })
				.click();
		else if (await unchecked.isVisible())
			await unchecked
				.getByRole("button", { name: translate("th", "Close"), exact: true })
				.click();
		await drawn(page);
		const token = await page.evaluate(() => localStorage.getItem("token"));
		const texts = await storedText(page);
		const lost = [...codes, ...claims].filter(([key]) => !texts.includes(key));
		if (token !== customer.api.token)
			bad.push(`${link}: the token has changed`);
		if (lost.length > 0) bad.push(`${link}: ${lost.length} records are lost`);
		if (texts.includes('"wipe') || texts.includes("wipe,"))
			bad.push(`${link}: the saved data is marked to be deleted`);
	}
	await expect(page).not.toHaveURL(/about:blank/);
	reportBrowserTrials(info, tries, bad);
});
