// What an answered survey says about its reward (3 §4: the reward is for customers who have not received it).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnsweredSurvey } from "../../../../src/features/survey/AnsweredSurvey";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({ navigate }),
}));
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

test.each([
	["that waits", {}, "You can get your reward now", "Get your reward", null],
	[
		"that was received",
		{ is_already_received: true },
		"You have received your reward",
		"View what you received",
		"?modal-privilege=PV_1001",
	],
])(
	"a reward %s: the page says so once it is known",
	async (_which, fields, words, button, address) => {
		const detail = lateReply(() => ({ ...openPrivilege, ...fields }));
		api("DetailV2", detail.reply);
		const page = await draw(<AnsweredSurvey reward="PV_1001" module="" />);
		await until(() => page.querySelector("[aria-busy=true]"));
		expect(page.textContent).toContain("We have your answers");
		expect(page.textContent).not.toContain("You can get");
		await detail.come();
		await until(() => page.textContent?.includes(words));
		const action = page.querySelector("a, button");
		expect(action?.textContent).toBe(button);
		expect(action?.getAttribute("href")).toBe(address);
		expect(page.querySelector("[aria-busy=true]")).toBeNull();
	},
);

test("a copy older than the received reward does not say that the reward waits", async () => {
	const client = newCache();
	const { queryKey } = privilegeQueries.detail("PV_1001");
	client.setQueryData(queryKey, openPrivilege);
	const detail = lateReply(() => ({
		...openPrivilege,
		is_already_received: true,
	}));
	api("DetailV2", detail.reply);
	const page = await draw(
		<AnsweredSurvey reward="PV_1001" module="" />,
		client,
	);
	expect(page.textContent).not.toContain("You can get");
	expect(page.querySelector("button[aria-busy]")).not.toBeNull();
	await detail.come();
	await until(() => page.textContent?.includes("You have received"));
});

test("a reward that could not be loaded can be loaded again", async () => {
	api("DetailV2", fail({ status: 500 }));
	const page = await draw(<AnsweredSurvey reward="PV_1001" module="" />);
	await until(() => page.textContent?.includes("You can get your reward now"));
	api("DetailV2", () => openPrivilege);
	await press(page, "Get your reward");
	await until(() => navigate.mock.calls.length > 1);
	expect(navigate.mock.lastCall).toEqual([
		{ href: "/?modal-privilege=PV_1001" },
	]);
});

test("without a reward the survey links on, and loads none", async () => {
	const page = await draw(<AnsweredSurvey reward={null} module="" />);
	expect(page.textContent).toContain("We have your answers");
	expect(page.querySelector("button")?.textContent).toBe("Go back");
	expect(phone.calls).toEqual([]);
});
