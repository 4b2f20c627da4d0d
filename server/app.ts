// The API as one Hono app: every endpoint of the contract behind the guard, then pictures, the demo page and the built app.
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { TokenClaims } from "../src/contract/token";
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
import { pushCalls } from "./calls/push";
import { searchCalls } from "./calls/search";
import { smsCalls } from "./calls/sms";
import { surveyCalls } from "./calls/survey";
import { termsCalls } from "./calls/terms";
import { tutorialCalls } from "./calls/tutorial";
import { demoSignIn } from "./demo/demoSignIn";
import placeholders from "./demo/placeholders.json";
import { createReplyDropper } from "./demo/replyDropper";
import { demoRoutes } from "./demo/routes";
import {
	createPictureUrl,
	pictureFiles,
	picturesFolder,
	profilePictureFiles,
} from "./files/pictureFiles";
import { sharePage } from "./files/sharePage";
import { staticFiles } from "./files/staticFiles";
import { healthRoutes } from "./health";
import type { AppEnv } from "./middleware/appEnv";
import { clientAddress } from "./middleware/clientAddress";
import { corsHeaders, isAllowedOrigin } from "./middleware/cors";
import { createGuard } from "./middleware/guard";
import type { Metrics } from "./middleware/metrics";
import { createRateLimit, oncePerEpisode } from "./middleware/rateLimit";
import { requestLog, routeLabel } from "./middleware/requestLog";
import { apiHeaders, withHeaders } from "./middleware/securityHeaders";
import {
	ApiError,
	apiErrorBody,
	badRequest,
	internalError,
	serviceUnavailable,
	unknownPath,
} from "./rules/apiError";
import { requestCountKey } from "./rules/pseudonyms";
import type { Caller } from "./rules/token";
import { savedReply } from "./store/connection/idempotency";
import { errorCodeOf, isStoreUnavailable } from "./store/connection/storeError";

export type App = Hono<AppEnv>;

export interface AppOptions
	extends Pick<Service, "store" | "settings" | "now" | "smsWebhook"> {
	logger: Logger;
	/** Null unless METRICS is set. */
	metrics: Metrics | null;
}

export const calls: Call[] = [
	...authenticationCalls,
	...bannerCalls,
	...customerCalls,
	...articleCalls,
	...tutorialCalls,
	...notifyCalls,
	...pushCalls,
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
	...eventCalls,
	...termsCalls,
	...gameCalls,
	...manualCalls,
];

/** Logs show these paths unshortened. */
const callPaths = new Set(calls.map(({ endpoint }) => endpoint.path));

const pictureUrl = createPictureUrl(placeholders);

/** Log calls that one customer may make in a day: more than a long day of use makes, too few to fill the disk. */
const maxLogsPerDay = 3000;
/** Numbers that one customer may look up in an hour, because the reply shows whether somebody else has the number. */
const maxNumbersPerHour = 30;
/** Pictures that one customer may upload in an hour: only two are decoded at a time. */
const maxUploadsPerHour = 30;
/** Submissions of terms that one customer may make in an hour: each stores its reply, which has the text of all terms. */
const maxTermsPerHour = 60;

function errorReply(c: Context<AppEnv>, error: ApiError): Response {
	if (error.retryAfter !== undefined)
		c.header("Retry-After", String(error.retryAfter));
	return c.json(apiErrorBody(error, c.req.path), error.status);
}

const notFound = (c: Context<AppEnv>) => errorReply(c, unknownPath());

/** Turns an error into a reply; an error that is no ApiError is logged without its values, under the id in the reply's X-Error-Id. */
const errorHandler =
	(logger: Logger, metrics: Metrics | null) =>
	(error: Error, c: Context<AppEnv>) => {
		if (error instanceof ApiError) return errorReply(c, error);
		const id = c.get("requestId");
		const entry = { err: error, route: routeLabel(c.req.path, callPaths), id };
		c.header("X-Error-Id", id);
		const code = errorCodeOf(error);
		if (code !== null || isStoreUnavailable(error))
			metrics?.countStoreError(code);
		if (isStoreUnavailable(error)) {
			logger.warn(entry, "the database is unavailable");
			return errorReply(c, serviceUnavailable());
		}
		logger.error(entry, "a call failed");
		return errorReply(c, internalError());
	};

/** The app for one store; several apps may share a process, each with its own clock and settings. */
export function createApp({ logger, metrics, ...options }: AppOptions): App {
	const { store, settings, now } = options;
	const service: Service = {
		...options,
		pictureUrl,
		demoSignIn: settings.demo ? demoSignIn : null,
	};
	const app: App = new Hono();
	const { ratePerAddress, ratePerClient } = settings;
	const reportUncounted = oncePerEpisode((err) =>
		logger.warn(
			{ err },
			"the database does not count requests: rate limits are counted in memory, per process",
		),
	);
	const warnOfRefusals = (cause: string) =>
		oncePerEpisode(() =>
			logger.warn(`no call has been accepted yet: ${cause}`),
		);
	const reportRefused = {
		signature: warnOfRefusals("requests are signed with another SIGNATURE_KEY"),
		timestamp: warnOfRefusals(
			"request timestamps differ from the clock of this server",
		),
	};
	const shared = (name: string, max: number, seconds?: number) =>
		createRateLimit({ name, max, seconds }, store.pool, reportUncounted);
	const limitAddress = shared("address", ratePerAddress);
	const limitMissing = createRateLimit({
		name: "missing",
		max: ratePerAddress,
	});
	/** Without a limit of all calls there is none of single ones either. */
	const perCustomer = (name: string, max: number, seconds?: number) => {
		const limit = shared(name, ratePerClient > 0 ? max : 0, seconds);
		return (claims: TokenClaims) =>
			limit(requestCountKey(claims, settings.tokenKey));
	};
	const limitClient = perCustomer("client", ratePerClient);
	const limitCustomer = {
		logs: perCustomer("logs", maxLogsPerDay, 24 * 60 * 60),
		numbers: perCustomer("numbers", maxNumbersPerHour, 60 * 60),
		uploads: perCustomer("uploads", maxUploadsPerHour, 60 * 60),
		terms: perCustomer("terms", maxTermsPerHour, 60 * 60),
	};
	/** Counts a call against the customer's stricter limit, unless it repeats a call whose reply is saved. Throws 429. */
	async function countLimit({ limit, endpoint }: Call, caller: Caller) {
		if (!limit || !caller.claims) return;
		const { claims, signature } = caller;
		const request = { sub: claims.sub, path: endpoint.path, signature };
		if (!(await savedReply(store.db, request)))
			await limitCustomer[limit](claims);
	}
	const addressOf = (c: Context<AppEnv>) =>
		clientAddress(c, settings.trustedProxies);
	const guard = createGuard(settings, now, limitClient, (part) =>
		reportRefused[part](null),
	);
	const replyDropper = createReplyDropper();

	app.use(requestLog(logger, callPaths, metrics));
	app.use(withHeaders(apiHeaders));
	// compress comes first: a middleware around it that replaces a reply would keep the old one's Content-Encoding.
	app.use("/api/*", compress());
	app.use(async (c, next) => {
		await next();
		if (c.res.status === 404) await limitMissing(addressOf(c));
	});
	// The app learns the server's time from Date.
	app.use("/api/*", async (c, next) => {
		await next();
		c.res.headers.set("Date", now().toUTCString());
	});
	app.use("/api/*", async (c, next) => {
		if (!isAllowedOrigin(c, settings)) throw badRequest();
		return await corsHeaders(c, next);
	});

	for (const call of calls)
		app.on(call.endpoint.method, call.endpoint.path, async (c) => {
			await limitAddress(addressOf(c));
			const reply = await guard(c, call, async (values, caller) => {
				await countLimit(call, caller);
				const result = await call.run(service, values, caller);
				if (
					result.status === 200 &&
					replyDropper.shouldDrop(call.endpoint, caller)
				)
					c.env.outgoing.destroy();
				return result;
			});
			return c.body(reply.body, reply.status, {
				"Content-Type": "application/json",
				// compress skips short replies by this length.
				"Content-Length": String(Buffer.byteLength(reply.body)),
			});
		});
	app.all("/api/*", notFound);

	app.route("/", healthRoutes(store));
	app.get("/metrics", (c) => metrics?.reply() ?? notFound(c));
	// A probe of a wrong address must fail; without these routes it would get the app's page.
	for (const path of ["/healthz/*", "/readyz/*", "/metrics/*"])
		app.all(path, notFound);
	// These paths use the store, so they count against the limit per address.
	for (const path of [
		"/content/profile/*",
		"/share",
		"/demo/inbox",
		"/demo/game/score",
	])
		app.use(path, async (c, next) => {
			await limitAddress(addressOf(c));
			await next();
		});
	app.route("/content/profile", profilePictureFiles(store.db));
	app.route("/content", pictureFiles(picturesFolder));
	if (settings.demo) {
		app.route("/demo", demoRoutes(service, replyDropper));
		app.get("/demo/", (c) => c.redirect("/demo", 301));
	} else app.all("/demo/*", notFound);
	app.route("/share", sharePage(store.db, now, pictureUrl));
	app.route("/", staticFiles());
	app.notFound(notFound);
	app.onError(errorHandler(logger, metrics));
	return app;
}
