// Proves that a profile call that fails with an article's code shows this article, wherever the host has put the code (3 §6).
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../src/app/showFailure";
import { readErrorQuery } from "../../../src/features/entry/ErrorHelp";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { queryClient } from "../../../src/platform/query/queryClient";
import { adoptToken } from "../../../src/platform/session/session";
import { authenticationQueries } from "../../../src/queries/authentication";
import { customerQueries } from "../../../src/queries/customer";
import { startServer } from "../support/server";
import { tokenOf } from "../support/token";

const server = await startServer();
afterAll(server.stop);
beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	queryClient.clear();
});

const article = { article_title_th: "เครื่องไม่รองรับ", content_th: "<p>โทร</p>" };

/** Opens the page to which a profile call refused with this status and body leads; returns what it shows. */
async function shownFor(status: number, body: object) {
	const opened: URL[] = [];
	setNavigate((path) => opened.push(new URL(path, location.origin)));
	adoptToken(tokenOf("customer-1"));
	const refusal = { status: "error", ...body };
	server.answers.set("Profile", (reply) => {
		reply.writeHead(status, { "content-type": "application/json" });
		reply.end(JSON.stringify(refusal));
	});
	const failure = await queryClient
		.query({ ...customerQueries.profile(), retry: false })
		.catch((it: unknown) => it);
	showFailure(failure, { kind: "read", handling: "profile" });
	expect(opened.map(({ pathname }) => pathname)).toEqual([
		"/no-permission-device-article",
	]);
	const fields = Object.fromEntries(opened[0]?.searchParams ?? []);
	const { errorCode } = readErrorQuery(fields);
	const { queryKey } = authenticationQueries.noPermissionArticle(errorCode);
	return queryClient.getQueryData(queryKey);
}

test.each([
	["article", 404, { article }],
	["data.article", 400, { data: { article } }],
	[
		"error.article",
		404,
		{ error: { code: "E_NOT_SUPPORTED_2026_11", article } },
	],
	[
		"article of a refusal with status 200",
		200,
		{ error: { code: 20000 }, article },
	],
])("the page shows the %s", async (_, status, body) => {
	// The bug: such a device was led to the page for unknown addresses.
	expect(await shownFor(status, body)).toMatchObject(article);
});
