// The routes below /demo: the page, the inbox, game scores, dropped replies.
import { desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Settings } from "../config/settings";
import { selfOnlyPolicy } from "../middleware/csp";
import { pageHeaders, withHeaders } from "../middleware/securityHeaders";
import { badRequest, requestTooLarge } from "../rules/apiError";
import type { Clock } from "../rules/clock";
import { verifyToken } from "../rules/token";
import { validate } from "../rules/validate";
import type { Store } from "../store/connection/database";
import {
	checkToken,
	customerForShareStatement,
	findCustomer,
} from "../store/member/customers";
import { spaceGame } from "../store/member/gameRanking";
import { gameScores, messages } from "../store/schema/schema";
import { demoPage } from "./page/demoPage";
import type { ReplyDropper } from "./replyDropper";
import { formerNumberOwner, scenarioCustomer, subOf } from "./scenarios";

interface DemoService {
	store: Store;
	settings: Settings;
	now: Clock;
}

const mobileQuery = v.object({
	mobile: v.pipe(v.string(), v.regex(/^\d{9,10}$/)),
});

/** The sub of `sub=`, or of the customer that `mock_user_id=` signs in. */
function subOfQuery(c: Context): string {
	const name = c.req.query("mock_user_id");
	const sub = c.req.query("sub") ?? (name ? subOf(name) : "");
	if (sub === "") throw badRequest();
	return sub;
}

/** The messages of the inbox, which replaces SMS, the newest first (docs/operating.md). */
const inboxMessages = ({ store }: DemoService, mobile: string) =>
	store.db
		.select({
			to: messages.to,
			text: messages.text,
			code: messages.code,
			at: messages.sent_at,
		})
		.from(messages)
		.where(eq(messages.to, mobile))
		.orderBy(desc(messages.id))
		.limit(20);

/** The most points that are possible in 20 seconds. */
const maxPoints = 2000;

const gameRoundSchema = v.object({
	token: v.pipe(v.string(), v.maxLength(4000)),
	points: v.pipe(
		v.number(),
		v.integer(),
		v.minValue(0),
		v.maxValue(maxPoints),
		v.multipleOf(10),
	),
});

/** Saves a round, which the ranking includes from the next 18:00 on (3 §9). Throws 401 for a deleted customer, 403 for an invalid token or a token of the customer's former phone. */
async function saveGameRound(
	{ store, settings, now }: DemoService,
	sent: unknown,
): Promise<void> {
	const { token, points } = validate(gameRoundSchema, sent);
	const claims = await verifyToken(token, settings.tokenKey, now());
	if (points === 0) return;
	const { sub } = claims;
	await store.transaction(async (tx) => {
		// A deletion of the customer waits for this round.
		checkToken(await findCustomer(tx, sub, customerForShareStatement), claims);
		await tx
			.insert(gameScores)
			.values({ name: spaceGame, sub, points, created_at: now() });
	});
}

const limitScoreBody = bodyLimit({
	maxSize: 8 * 1024,
	onError: () => {
		throw requestTooLarge();
	},
});

/** The routes of demo mode; requests are unsigned, because there is no real data. */
export function demoRoutes(service: DemoService, replyDropper: ReplyDropper) {
	const { now } = service;
	const routes = new Hono();
	routes.use(
		withHeaders({
			...pageHeaders,
			"Content-Security-Policy": selfOnlyPolicy,
			"Cache-Control": "no-cache",
		}),
	);
	routes.get("/customer", (c) => {
		const id = c.req.query("mock_user_id") ?? "";
		const fresh = scenarioCustomer(id, now());
		const name = [fresh.firstname, fresh.lastname].filter(Boolean).join(" ");
		// The number that another customer has, in the scenario "moved".
		const mobile = formerNumberOwner(id, now())?.mobileno ?? fresh.mobileno;
		return c.json({ name, mobile });
	});
	routes.get("/inbox", async (c) => {
		const { mobile } = validate(mobileQuery, c.req.query());
		return c.json(await inboxMessages(service, mobile));
	});
	routes.post("/game/score", limitScoreBody, async (c) => {
		await saveGameRound(service, await c.req.json().catch(() => null));
		return c.json({ status: "success" });
	});
	routes.post("/drop-next-claim", (c) => {
		replyDropper.arm(subOfQuery(c));
		return c.json({ status: "success" });
	});
	routes.delete("/drop-next-claim", (c) => {
		replyDropper.disarm(subOfQuery(c));
		return c.json({ status: "success" });
	});
	routes.route("/", demoPage());
	return routes;
}
