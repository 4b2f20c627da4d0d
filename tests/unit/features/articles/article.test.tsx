// What a person sees and what is sent when an article's button is pressed: join, deliver, claim, disabled, video (3 §4, 3 §8).
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Article, articleAction } from "../../../../src/contract/article";
import type { Privilege } from "../../../../src/contract/privilegeFields";
import type { Failure } from "../../../../src/domain/app/failure";
import { ArticleScreen } from "../../../../src/features/articles/ArticleScreen";
import { ArticleView } from "../../../../src/features/articles/ArticleView";
import {
	closeDialog,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { deliveryReference } from "../../../../src/platform/storage/deliveryDraft";
import { articleQueries } from "../../../../src/queries/article";
import { plainArticle } from "../../domain/article/articleSample";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({ navigate }),
}));
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api, calls } = phone;

/** Dates far enough in the future. */
const lasting = {
	valid_from: "2020-01-01T00:00:00Z",
	valid_through: "2999-12-31T00:00:00Z",
};
const prize: Partial<Privilege> = { type: 1, alt_reference: "PV_1073" };
const coupon = { action_type: articleAction.coupon, reference: "PV_1001" };
const delivery = { action_type: articleAction.delivery, reference: "PV_1073" };
const join = { action_type: articleAction.joinActivity };

const asked = (name: string) => calls.filter((it) => it.name === name);
const went: string[] = [];

function Page() {
	const query = useQuery(articleQueries.detail("AR_1"));
	return query.data ? (
		<ArticleView article={query.data} query={query} module="announcement" />
	) : null;
}

/** Renders an article with its privilege and waits for its button. */
async function open(
	article: Partial<Article>,
	privilege: Partial<Privilege> = {},
) {
	api("Detail", () => ({
		article: { ...plainArticle, ...lasting, ...article },
	}));
	api("DetailV2", () => ({ ...openPrivilege, ...lasting, ...privilege }));
	const page = await draw(<Page />);
	await until(
		() => page.querySelector("h1") && !page.querySelector("button[aria-busy]"),
	);
	return page;
}

fastForward();
beforeEach(() => {
	freshPhone();
	went.length = 0;
	setNavigate((path) => void went.push(path));
});
afterEach(wipe);

test("a join is sent once, confirmed by a dialog, and reloads the article", async () => {
	const page = await open(join);
	api("SubmitParticipationRegister", () => {
		api("Detail", () => ({
			article: {
				...plainArticle,
				...lasting,
				...join,
				article_state_complete: true,
			},
		}));
		return { status: "success" };
	});
	await press(page, "Join the activity");
	await until(() => page.textContent?.includes("Registered"));
	expect(asked("SubmitParticipationRegister")).toMatchObject([
		{ request: { article_id: "1001" } },
	]);
	expect(dialog()).toMatchObject({
		variant: "success",
		title: { message: "Registration successful" },
	});
});

test("a game's button opens it", async () => {
	const page = await open({ action_type: articleAction.game });
	await press(page, "Play the game");
	expect(went).toEqual(["/play-game"]);
});

/** Agrees to the terms or postpones them. */
const answerTerms = (agreed: boolean) =>
	act(async () => {
		closeDialog(agreed);
		handleDialogClosed();
	});

test("a join with a missing agreement shows the terms first, and continues after agreeing", async () => {
	const page = await open({ ...join, consent_status: false });
	api("SubmitParticipationRegister", () => ({ status: "success" }));
	await press(page, "Join the activity");
	expect(dialog()).toEqual({ name: "terms" });
	await answerTerms(false);
	await press(page, "Join the activity");
	expect(asked("SubmitParticipationRegister")).toEqual([]);
	await answerTerms(true);
	await until(() => asked("SubmitParticipationRegister").length > 0);
	await until(dialog);
	expect(dialog()).toMatchObject({ variant: "success" });
	expect(asked("SubmitParticipationRegister")).toHaveLength(1);
});

test("a join that the server rejects for the terms shows them once", async () => {
	const page = await open(join);
	api("SubmitParticipationRegister", fail({ code: 20000 }));
	api("GetTermsProgress", () => ({ isaccessedcondition: false }));
	api("TermsofServiceList", () => []);
	await press(page, "Join the activity");
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	await answerTerms(true);
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "Unable to join the activity" },
	});
	expect(asked("SubmitParticipationRegister")).toHaveLength(2);
});

test.each<[string, Partial<Failure>, object]>([
	[
		"in the server's words",
		{ message: { th: "หมดเวลา", en: "It is over" } },
		{
			title: { message: "Unable to join the activity" },
			description: { en: "It is over" },
		},
	],
	[
		"without a reason, as a 5xx gives none for a person",
		{ status: 500, message: { th: "ล่ม", en: "Null reference" } },
		{
			title: { message: "Unable to join the activity" },
			description: { message: "Please try again later." },
		},
	],
	["without a network", { reason: "network" }, { name: "offline" }],
	[
		"without an answer in time, as it may have gone through",
		{ reason: "timeout", status: 0 },
		{ title: { message: "This is taking too long" } },
	],
])("a failed join says so %s", async (_how, failure, expected) => {
	const page = await open(join);
	api("SubmitParticipationRegister", fail(failure));
	await press(page, "Join the activity");
	await until(dialog);
	expect(dialog()).toMatchObject(expected);
	expect(page.textContent).toContain("Join the activity");
});

test("a join that succeeds under an open code is reported after the code is closed", async () => {
	const code = { name: "rewardCode", transactionId: "T1" } as const;
	api("SubmitParticipationRegister", () => openDialog(code));
	await press(await open(join), "Join the activity");
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(dialog()).toEqual(code);
	await act(async () => closeDialog());
	expect(dialog()).toMatchObject({ variant: "success" });
});

test("a prize asks before its address page, naming the days of arrival; an announcement's module is the rewards (3 §4)", async () => {
	const page = await open(delivery, prize);
	await press(page, "Press to get this privilege");
	expect(dialog()).toMatchObject({
		title: { message: "Have this prize sent to you?" },
	});
	expect(went).toEqual([]);
	closeDialog(true);
	handleDialogClosed();
	await until(() => went.length > 0);
	expect(went).toEqual(["/address?module=registration_reward"]);
	expect(deliveryReference()).toBe("PV_1073");
});

test.each([
	["with an action and a button", { call_to_action: true }, 1],
	["with an action and no button", { call_to_action: false }, 1],
	["with no action", { ...join, action_type: 0, call_to_action: false }, 0],
])(
	"the view of an article %s is logged as the documents say (3 §4)",
	async (_what, article, times) => {
		api("Detail", () => ({
			article: {
				...plainArticle,
				...join,
				action_type_desc: "JoinActivity",
				...article,
			},
		}));
		const page = await draw(<Page />);
		await until(() => page.querySelector("h1"));
		expect(logged.mock.calls).toEqual(
			Array.from({ length: times }, () => [
				"Article Detail",
				"view",
				plainArticle.alt_reference,
				"JoinActivity",
			]),
		);
	},
);

test("a declined prize opens no page", async () => {
	const page = await open(delivery, prize);
	await press(page, "Press to get this privilege");
	expect(dialog()).toMatchObject({
		title: { message: "Have this prize sent to you?" },
	});
	closeDialog();
	handleDialogClosed();
	await act(() => vi.advanceTimersByTimeAsync(250));
	expect(went).toEqual([]);
	expect(deliveryReference()).toBe("");
});

test("a coupon opens its privilege over the page", async () => {
	const page = await open(coupon);
	await press(page, "Press to get this privilege");
	const [{ search }] = navigate.mock.calls[0] ?? [];
	expect(search({ alt_reference: "AR_1" })).toEqual({
		alt_reference: "AR_1",
		"modal-privilege": "PV_1001",
	});
});

test("a disabled button explains itself when pressed", async () => {
	const page = await open(coupon, {
		is_limited: true,
		limited_reason_th: "ครบแล้ว",
		limited_reason_en: "Twice this month",
	});
	await press(page, "You do not meet the conditions");
	expect(dialog()).toMatchObject({
		variant: "warning",
		title: { message: "You do not meet the conditions" },
		description: { en: "Twice this month" },
	});
	expect(navigate).not.toHaveBeenCalled();
});

test("a reward that failed to load says so, and can be retried", async () => {
	api("Detail", () => ({
		article: { ...plainArticle, ...lasting, ...coupon },
	}));
	api("DetailV2", fail({ status: 500 }));
	const page = await draw(<Page />);
	await until(() => page.textContent?.includes("Unable to receive code"));
	api("DetailV2", () => ({ ...openPrivilege, ...lasting }));
	await press(page, "Try again");
	await until(() => page.textContent?.includes("Press to get this privilege"));
});

const received = { privilege_received: true, privilege_transaction_id: "T1" };

test("a received reward with a ticket links to its parcel tracking", async () => {
	const ticket = { privilege_ticket_id: "T1" };
	const page = await open({ ...delivery, ...received, ...ticket });
	await press(page, "View delivery status");
	expect(dialog()).toMatchObject({ transactionId: "T1" });
});

test.each([
	["My coupons", delivery, "Open it in My coupons", "/history?state=history"],
	[
		"its privilege",
		coupon,
		"View what you received",
		"?modal-privilege=PV_1001",
	],
])("a received reward is a link to %s", async (_name, article, label, to) => {
	const page = await open({ ...article, ...received });
	const links = [...page.querySelectorAll("a")].map((link) => [
		link.textContent,
		link.getAttribute("href"),
	]);
	expect(links).toContainEqual([label, to]);
});

test("a survey is opened with its module", async () => {
	const page = await open({
		action_type: articleAction.survey,
		reference: "SVY_1",
	});
	await press(page, "Answer the survey");
	expect(went).toEqual(["/survey?ref=SVY_1&module=announcement"]);
});

test("nothing of a video is loaded before a tap", async () => {
	const page = await open({
		content_video_url: "https://youtu.be/dQw4w9WgXcQ",
		call_to_action: false,
	});
	expect(page.querySelector("iframe")).toBeNull();
	expect(page.innerHTML).not.toMatch(/src=|youtu\.?be\.com/);
	const poster = page.querySelector<HTMLButtonElement>("button[class*=poster]");
	// Its name contains the visible text.
	expect(poster?.textContent).toMatch(/^Video: .* Tap to play\./);
	// The content of an iframe is not part of this test.
	const frames: string[] = [];
	vi.spyOn(HTMLIFrameElement.prototype, "setAttribute").mockImplementation(
		(name, value) => {
			if (name === "src") frames.push(String(value));
		},
	);
	await act(async () => poster?.click());
	expect(frames).toEqual([
		"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
	]);
});

test("a video that cannot be played here can be opened on its own site", async () => {
	const opened = vi.spyOn(window, "open").mockReturnValue(null);
	const page = await open({
		content_video_url: "https://films.example/123",
		call_to_action: false,
	});
	const poster = () =>
		page.querySelector<HTMLButtonElement>("button[class*=poster]");
	await act(async () => poster()?.click());
	const video = page.querySelector("video");
	expect(document.activeElement).toBe(video);
	await act(async () => video?.dispatchEvent(new Event("error")));
	expect(poster()?.textContent).toContain("open it at films.example");
	await act(async () => poster()?.click());
	expect(opened).toHaveBeenCalledWith(
		"https://films.example/123",
		...["_blank", "noopener,noreferrer"],
	);
});

test.each<[string, Partial<Failure>, string]>([
	["one that is not there says so", { code: 10018 }, "Article not found"],
	["a broken server", { status: 500 }, "Could not load this"],
	["no reply", { reason: "timeout", status: 0 }, "Could not load this"],
	["an ended session", { status: 403 }, "Could not load this"],
	["a locked account", { status: 423 }, "Could not load this"],
	["too many requests", { status: 429 }, "Could not load this"],
])(
	"an article that cannot be shown says so: %s",
	async (_what, failure, words) => {
		api("Detail", fail(failure));
		const page = await draw(
			<ArticleScreen reference="AR_9" module="banner" title="Article" />,
		);
		await until(() => page.textContent?.includes(words));
		expect(page.textContent?.includes("Try again")).toBe(
			words !== "Article not found",
		);
	},
);

test.each([
	["a kind and a button", { hasAction: true }, 2],
	["a date", { dated: true }, 1],
])(
	"while an article loads, %s have their space reserved",
	async (_what, part, more) => {
		api("Detail", () => new Promise(() => undefined));
		const boxes = async (parts: object) =>
			(
				await draw(
					<ArticleScreen reference="AR_1" module="" title="" {...parts} />,
				)
			).querySelectorAll("span[style]").length;
		expect((await boxes(part)) - (await boxes({}))).toBe(more);
	},
);
