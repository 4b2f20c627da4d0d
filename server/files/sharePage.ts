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
		const article = await findArticle(db, reference, now);
		return {
			name: { th: article.title_th, en: article.title_en },
			text: { th: "", en: "" },
			picture: article.cover,
			path: `/registration_reward/detail?alt_reference=${reference}`,
		};
	}
	if (reference.startsWith("PVG_")) {
		const group = findGroupDeal(await catalogueOf(db), reference);
		return {
			name: { th: group.group_name_th, en: group.group_name_en },
			text: { th: "", en: "" },
			picture: group.picture,
			path: `/privilege-group-deal?pvg_ref=${reference}`,
		};
	}
	const { privilege } = await findPrivilege(db, reference);
	if (privilege.hidden) throw notFound();
	return {
		name: { th: privilege.name_th, en: privilege.name_en },
		text: { th: privilege.subname_th, en: privilege.subname_en },
		picture: privilege.picture,
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
		const preview = await previewOf(db, reference, now()).catch((error) => {
			if (error instanceof ApiError) return null;
			throw error;
		});
		if (!preview) return next();
		c.header("Cache-Control", "no-cache");
		c.header("Vary", "Accept-Language");
		const language = languageOf(c.req.header("accept-language"));
		const title = textIn(language, preview.name);
		const picture = new URL(pictureUrl(preview.picture), c.req.url);
		// A proxy that terminates TLS sends the request over http.
		if (c.req.header("x-forwarded-proto") === "https")
			picture.protocol = "https:";
		return c.html(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta http-equiv="refresh" content="0;url=${preview.path}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Galaxy Gift">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${textIn(language, preview.text)}">
<meta property="og:image" content="${picture.href}">
</head>
<body><a href="${preview.path}">${title}</a></body>
</html>
`);
	});
	return routes;
}
