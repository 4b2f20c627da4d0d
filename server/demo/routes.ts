// The routes below /demo: the page, sign-in states, the inbox, game scores, dropped replies.
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { deepLink } from "../../src/contract/authentication";
import { selfOnlyPolicy } from "../middleware/csp";
import { pageHeaders } from "../middleware/securityHeaders";
import { badRequest } from "../rules/apiError";
import { encodeSignInState } from "../rules/signInState";
import { validate } from "../rules/validate";
import { inboxMessages } from "./inboxMessages";
import { demoPage } from "./page/demoPage";
import type { ReplyDropper } from "./replyDropper";
import { type DemoService, saveGameRound } from "./saveGameRound";
import { formerNumberOwner, scenarioCustomer, subOf } from "./scenarios";

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

/** Unsigned, for they have no real data. */
export function demoRoutes(
	service: DemoService,
	replyDropper: ReplyDropper,
): Hono {
	const { store, now } = service;
	const routes = new Hono();
	routes.use(async (c, next) => {
		const own = { ...pageHeaders, "Content-Security-Policy": selfOnlyPolicy };
		for (const [name, value] of Object.entries(own)) c.header(name, value);
		c.header("Cache-Control", "no-cache");
		await next();
	});
	routes.get("/state", (c) => {
		const link = validate(deepLink, c.req.query());
		return c.json({ state: encodeSignInState(link) });
	});
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
		return c.json(await inboxMessages(store.db, mobile));
	});
	routes.post("/game/score", async (c) => {
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
