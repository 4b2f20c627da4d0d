// The terms of a member that change, or are cancelled again, during a visit (M07, 3 §4 Terms).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import { requestTerms } from "../../../../src/platform/session/termsRequest";
import { draw, newCache, until, wipe } from "../../support/drawn";
import {
	begin,
	failing,
	member,
	named,
	open,
	parts,
	reload,
	server,
	shows,
	term,
	tick,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(() => {
	begin();
	server.customer = member;
});
afterEach(wipe);

test("a tick for another wording does not count (decision 035)", async () => {
	server.consents = [
		term("Rules", { is_consent: true, is_new_updated: true }),
		term("News", { is_required: false }),
	];
	let page = await open();
	await shows(page, "Our terms have changed");
	await tick(page, "Rules");
	await tick(page, "News");
	server.consents = server.consents.map((it) =>
		it.consent_id === "Rules" ? { ...it, content_th: "newer words" } : it,
	);
	page = await reload();
	await shows(page, "Our terms have changed");
	const boxes = page.querySelectorAll<HTMLInputElement>("li input");
	expect([...boxes].map((it) => it.checked)).toEqual([false, true]);
});

test("an agreement that is cancelled after a load of the terms failed shows them", async () => {
	server.customer = { ...member, isaccessedcondition: false };
	server.consents = [term("Rules", {})];
	api("TermsofServiceList", failing(failureCode.dependencyFailed));
	const client = newCache();
	const page = await draw(<HomeFlow here {...parts} />, client);
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(page.querySelector("dialog")).toBeNull();
	await draw(<HomeFlow here={false} {...parts} />, client);
	api("TermsofServiceList", () => server.consents);
	requestTerms();
	await draw(<HomeFlow here {...parts} />, client);
	await shows(page, "Your agreement is needed");
});
