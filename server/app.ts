// The API as one Hono app: every endpoint of the contract behind the door, then pictures, the demo phone and the built app.
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { articleCalls } from "./calls/article";
import { authenticationCalls } from "./calls/authentication";
import { bannerCalls } from "./calls/banner";
import { branchCalls } from "./calls/branch";
import { catalogueCalls } from "./calls/catalogue";
import { claimCalls } from "./calls/claim";
import { customerCalls } from "./calls/customer";
import type { Call, Service } from "./calls/defineCall";
import { deliveryCalls } from "./calls/delivery";
import { eventCalls } from "./calls/event";
import { gameCalls } from "./calls/game";
import { groupDealCalls } from "./calls/groupDeal";
import { historyCalls } from "./calls/history";
import { manualCalls } from "./calls/manual";
import { notifyCalls } from "./calls/notify";
import { privilegeCalls } from "./calls/privilege";
import { registrationCalls } from "./calls/registration";
import { searchCalls } from "./calls/search";
import { smsCalls } from "./calls/sms";
import { surveyCalls } from "./calls/survey";
import { termsCalls } from "./calls/terms";
import { tutorialCalls } from "./calls/tutorial";
import type { Settings } from "./config/settings";
import { createReplyDropper } from "./demo/replyDropper";
import { demoRoutes } from "./demo/routes";
import { contentFiles } from "./files/pictureFiles";
import { profilePictureFiles } from "./files/profilePictureFiles";
import { sharePage } from "./files/sharePage";
import { staticFiles } from "./files/staticFiles";
import { health } from "./health";
import type { AppEnv } from "./middleware/appEnv";
import { allowOrigin, isAllowedOrigin, preflight } from "./middleware/cors";
import { createGuard } from "./middleware/guard";
import { rateLimit } from "./middleware/rateLimit";
import { createLogger, requestLog, routeOf } from "./middleware/requestLog";
import { apiHeaders } from "./middleware/securityHeaders";
import {
	ApiError,
	apiErrorBody,
	badRequest,
	internalError,
	serviceUnavailable,
	unknownPath,
} from "./rules/apiError";
import type { Clock } from "./rules/clock";
import type { Store } from "./store/connection/openDatabase";
import { isStoreUnavailable } from "./store/connection/storeError";

export type App = Hono<AppEnv>;

export interface Parts {
	store: Store;
	settings: Settings;
	/** The server's one clock; tests bring their own. */
	now: Clock;
	/** false where something else serves the app (Vite in development). */
	servesApp?: boolean;
	/** Where the log goes; its level is the settings' where none is given. */
	logger?: Logger;
}

/** Every call of the contract; a test holds the two lists equal. */
export const calls: Call[] = [
	...authenticationCalls,
	...bannerCalls,
	...customerCalls,
	...articleCalls,
	...tutorialCalls,
	...notifyCalls,
	...catalogueCalls,
	...privilegeCalls,
	...claimCalls,
	...historyCalls,
	...groupDealCalls,
	...searchCalls,
	...branchCalls,
	...deliveryCalls,
	...smsCalls,
	...surveyCalls,
	...registrationCalls,
	...eventCalls,
	...termsCalls,
	...gameCalls,
	...manualCalls,
];

/** The paths of all calls, which logs may show whole. */
const callPaths = new Set(calls.map(({ endpoint }) => endpoint.path));

/** Seconds after which a client may try again while the store is away. */
const retryAfter = 5;

/** Whose failures carry the messages beside error as well (2 §7), whoever turned them away. */
const hasTopLevelMessages = new Set(
	calls.filter((it) => it.hasTopLevelMessages).map((it) => it.endpoint.path),
);

function answer(c: Context<AppEnv>, refusal: ApiError) {
	if (refusal.retryAfter !== undefined)
		c.header("Retry-After", String(refusal.retryAfter));
	const beside = hasTopLevelMessages.has(c.req.path);
	return c.json(apiErrorBody(refusal, beside), refusal.status);
}

/** What an error becomes on the wire; one that is no refusal is logged without its values, under the id that the reply carries. */
const failureOf =
	(logger: Logger) =>
	(c: Context<AppEnv>, error: unknown): Response => {
		if (error instanceof ApiError) return answer(c, error);
		const id = c.get("requestId");
		const entry = { err: error, route: routeOf(c.req.path, callPaths), id };
		c.header("X-Error-Id", id);
		if (isStoreUnavailable(error)) {
			logger.warn(entry, "the store is away");
			return answer(c, serviceUnavailable(retryAfter));
		}
		logger.error(entry, "a call failed");
		return answer(c, internalError());
	};

/** The app for one store; several may share a process, each with its own clock and settings. */
export function createApp({
	store,
	settings,
	now,
	servesApp = true,
	logger = createLogger(settings.logLevel),
}: Parts): App {
	const failure = failureOf(logger);
	const service: Service = { store, settings, now };
	const app: App = new Hono();
	const perAddress = rateLimit(settings.ratePerAddress);
	const enter = createGuard(service);
	const replyDropper = createReplyDropper();

	app.use(requestLog(logger, callPaths));
	app.use(async (c, next) => {
		for (const [name, value] of Object.entries(apiHeaders))
			c.header(name, value);
		return await next();
	});
	app.use("/api/*", compress());
	// The app takes its time from here: it is the clock's, not the machine's.
	app.use("/api/*", async (c, next) => {
		await next();
		c.res.headers.set("Date", now().toUTCString());
	});
	app.use("/api/*", async (c, next) => {
		if (!isAllowedOrigin(c, settings)) return failure(c, badRequest());
		allowOrigin(c);
		if (c.req.method === "OPTIONS") return preflight(c);
		await perAddress(c.env.incoming.socket.remoteAddress ?? "");
		return await next();
	});

	for (const call of calls)
		app.on(call.endpoint.method, call.endpoint.path, async (c) => {
			try {
				const { values, caller } = await enter(c, call);
				const outcome = await call.run(service, values, caller);
				if (outcome.status === 200 && replyDropper.take(call, caller))
					c.env.outgoing.destroy();
				return c.body(outcome.body, outcome.status, {
					"Content-Type": "application/json",
					// Short replies stay as they are: compress goes by this length.
					"Content-Length": String(Buffer.byteLength(outcome.body)),
				});
			} catch (error) {
				return failure(c, error);
			}
		});
	app.all("/api/*", (c) => failure(c, unknownPath()));

	app.route("/", health(store));
	app.route("/content/profile", profilePictureFiles(store.db));
	app.route("/content", contentFiles());
	if (settings.demo) {
		app.route("/demo", demoRoutes(service, replyDropper));
		// As people type it.
		app.get("/demo/", (c) => c.redirect("/demo", 301));
	} else app.all("/demo/*", (c) => failure(c, unknownPath()));
	if (servesApp) {
		app.route("/share", sharePage(service));
		app.route("/", staticFiles());
	}
	app.notFound((c) => failure(c, unknownPath()));
	app.onError((error, c) => failure(c, error));
	return app;
}
