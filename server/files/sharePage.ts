// The redirect page of shared links (2 §2): a preview for chats and a redirect into the app.
import { Hono } from "hono";
import { html } from "hono/html";
import { pageHeaders, withHeaders } from "../middleware/securityHeaders";
import { ApiError, notFound } from "../rules/apiError";
import type { Clock } from "../rules/clock";
import { languageOf, textIn } from "../rules/language";
import { catalogueOf, findGroupDeal } from "../store/catalogue/catalogue";
import { findPrivilege } from "../store/catalogue/privileges";
import type { Database } from "../store/connection/database";
import { findArticle } from "../store/content/articles";

const isReference = (text: string) => /^[\w-]{1,64}$/.test(text);

/** The preview of a reference, and the path of the app that a deep link of type detail opens (1 §2); throws 10018. */
async function previewOf(db: Database, reference: string, now: Date) {
	if (reference.startsWith("AR_")) {
		const it = await findArticle(db, reference, now);
		return {
			name: { th: it.title_th, en: it.title_en },
			text: { th: "", en: "" },
			picture: it.cover,
			path: `/registration_reward/detail?alt_reference=${reference}`,
		};
	}
	if (reference.startsWith("PVG_")) {
		const it = findGroupDeal(await catalogueOf(db), reference);
		return {
			name: { th: it.group_name_th, en: it.group_name_en },
			text: { th: "", en: "" },
			picture: it.picture,
			path: `/privilege-group-deal?pvg_ref=${reference}`,
		};
	}
	const { privilege: it } = await findPrivilege(db, reference);
	if (it.hidden) throw notFound();
	return {
		name: { th: it.name_th, en: it.name_en },
		text: { th: it.subname_th, en: it.subname_en },
		picture: it.picture,
		path: `/?modal-privilege=${reference}`,
	};
}

/**
 * GET ?type=detail&cmd_detail_id=: a page with name and picture that redirects to the
 * app. Any other link falls through to the app.
 */
export function sharePage(
	db: Database,
	now: Clock,
	pictureUrl: (name: string) => string,
): Hono {
	const routes = new Hono();
	routes.get("/", withHeaders(pageHeaders), async (c, next) => {
		const { type, cmd_detail_id: reference = "" } = c.req.query();
		if (type !== "detail" || !isReference(reference)) return next();
		const it = await previewOf(db, reference, now()).catch((error) => {
			if (error instanceof ApiError) return null;
			throw error;
		});
		if (!it) return next();
		c.header("Cache-Control", "no-cache");
		c.header("Vary", "Accept-Language");
		const language = languageOf(c.req.header("accept-language"));
		const title = textIn(language, it.name);
		const picture = new URL(pictureUrl(it.picture), c.req.url);
		// A proxy that terminates TLS sends the request over http.
		if (c.req.header("x-forwarded-proto") === "https")
			picture.protocol = "https:";
		return c.html(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta http-equiv="refresh" content="0;url=${it.path}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Galaxy Gift">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${textIn(language, it.text)}">
<meta property="og:image" content="${picture.href}">
</head>
<body><a href="${it.path}">${title}</a></body>
</html>
`);
	});
	return routes;
}
