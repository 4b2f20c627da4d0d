// Proves that a profile call that fails with an article shows this article, wherever the host has put it (3 §6).
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../src/app/showFailure";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { queryClient } from "../../../src/platform/query/queryClient";
import { adoptToken } from "../../../src/platform/session/session";
import { authenticationQueries } from "../../../src/queries/authentication";
import { customerQueries } from "../../../src/queries/customer";
import { json, startServer } from "../support/server";
import { tokenOf } from "../support/token";

const server = await startServer();
afterAll(server.stop);
beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	queryClient.clear();
});

const article = { article_title_th: "เครื่องไม่รองรับ", content_th: "<p>โทร</p>" };

test.each([
	["article", { article }],
	["data.article", { data: { article } }],
	["error.article", { error: { article } }],
])("the page shows the %s of the refusal", async (_, body) => {
	// The bug: such a device was led to the page for unknown addresses.
	const opened: string[] = [];
	setNavigate((path) => opened.push(path));
	adoptToken(tokenOf("customer-1"));
	server.answers.set("Profile", json({ status: "error", ...body }, 404));
	const failure = await queryClient
		.fetchQuery({ ...customerQueries.profile(), retry: false })
		.catch((it: unknown) => it);
	showFailure(failure, { kind: "read", handling: "profile" });
	expect(opened).toEqual(["/no-permission-device-article?errorCode=0"]);
	const { queryKey } = authenticationQueries.noPermissionArticle("0");
	expect(queryClient.getQueryData(queryKey)).toMatchObject(article);
});
