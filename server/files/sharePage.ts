// The redirect page of shared links (2 §2): a preview for chats and a redirect into the app.
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { pageHeaders } from "../middleware/securityHeaders";
import { ApiError, notFound } from "../rules/apiError";
import type { Clock } from "../rules/clock";
import { findPrivilege } from "../store/catalogue/privileges";
import type { Database } from "../store/connection/openDatabase";
import { findArticle } from "../store/content/articles";
import { groupDeals } from "../store/schema/schema";

const isReference = (text: string) => /^[\w-]{1,64}$/.test(text);

interface Preview {
	th: string;
	en: string;
	text_th: string;
	text_en: string;
	picture: string;
}

/** The preview of a reference; throws 10018. */
async function previewOf(
	db: Database,
	reference: string,
	now: Date,
): Promise<Preview> {
	if (reference.startsWith("AR_")) {
		const it = await findArticle(db, reference, now);
		return {
			...{ th: it.title_th, en: it.title_en, text_th: "", text_en: "" },
			picture: it.cover,
		};
	}
	if (reference.startsWith("PVG_")) {
		const [it] = await db
			.select()
			.from(groupDeals)
			.where(eq(groupDeals.alt_reference, reference));
		if (!it) throw notFound();
		return {
			...{ th: it.group_name_th, en: it.group_name_en },
			...{ text_th: "", text_en: "" },
			picture: it.picture,
		};
	}
	const { privilege: it } = await findPrivilege(db, reference);
	return {
		...{ th: it.name_th, en: it.name_en },
		...{ text_th: it.subname_th, text_en: it.subname_en },
		picture: it.picture,
	};
}

/** The app's address of a reference, as for the sign-in's deep link of type detail (1 §2). */
function appAddressOf(reference: string): string {
	const way = (path: string, name: string) =>
		`${path}?${new URLSearchParams({ [name]: reference })}`;
	if (reference.startsWith("AR_"))
		return way("/registration_reward/detail", "alt_reference");
	if (reference.startsWith("PVG_"))
		return way("/privilege-group-deal", "pvg_ref");
	return way("/", "modal-privilege");
}

/**
 * GET ?type=detail&cmd_detail_id=: a page with name and picture that redirects to the
 * app. Any other link falls through to the app.
 */
export function sharePage({
	db,
	now,
	pictureUrl,
}: {
	db: Database;
	now: Clock;
	pictureUrl(name: string): string;
}): Hono {
	const routes = new Hono();
	routes.get("/", async (c, next) => {
		const { type, cmd_detail_id: reference = "" } = c.req.query();
		if (type !== "detail" || !isReference(reference)) return next();
		const it = await previewOf(db, reference, now()).catch((error) => {
			if (error instanceof ApiError) return null;
			throw error;
		});
		if (!it) return next();
		for (const [name, value] of Object.entries(pageHeaders))
			c.header(name, value);
		c.header("Cache-Control", "no-cache");
		c.header("Vary", "Accept-Language");
		const english = /^\s*en/i.test(c.req.header("accept-language") ?? "");
		const title = english ? it.en : it.th;
		const text = english ? it.text_en : it.text_th;
		const picture = new URL(pictureUrl(it.picture), c.req.url);
		// Behind a proxy that ends TLS.
		if (c.req.header("x-forwarded-proto") === "https")
			picture.protocol = "https:";
		const way = appAddressOf(reference);
		return c.html(html`<!doctype html>
<html lang="${english ? "en" : "th"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta http-equiv="refresh" content="0;url=${way}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Galaxy Gift">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:image" content="${picture.href}">
</head>
<body><a href="${way}">${title}</a></body>
</html>
`);
	});
	return routes;
}
