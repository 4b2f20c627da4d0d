// The page that the worker builds when neither the caches nor the network have the app: what happened, a retry, the saved codes.
import { codeEnd } from "../domain/code/codeEnd";
import { formatDateTime } from "../domain/text/dates";
import { escapeHtml } from "../domain/text/escapeHtml";
import type { PlainCode } from "./savedCodes";

const style =
	"body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:24px 16px}h1{font-size:1.25rem}a{display:inline-block;padding:12px 24px;border:1px solid;border-radius:24px;color:inherit;text-decoration:none;font-weight:600}ul{list-style:none;padding:0}li{margin:16px 0;padding:16px;border:1px solid;border-radius:12px;overflow-wrap:anywhere}li p{margin:4px 0}code{font-size:1.5rem;font-weight:700}svg{display:block;width:100%;max-width:360px;height:96px;background:#fff;forced-color-adjust:none}";

/** Draws a barcode as SVG with the white that a scanner needs on both sides; `bars` has the widths of bar and gap in turn (ui/media/barcodeModules). */
function barcodeSvg(bars: string): string {
	const quietZone = 12;
	let at = quietZone;
	let path = "";
	for (const [index, width] of [...bars].entries()) {
		if (index % 2 === 0) path += `M${at} 0h${width}v40h-${width}z`;
		at += Number(width);
	}
	return `<svg viewBox="0 0 ${at + quietZone} 40" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
}

/** The line with the code's end in both languages; empty without a readable date. */
function validUntilLine(code: PlainCode): string {
	const end = codeEnd(code);
	if (end === null) return "";
	return `<p>ใช้ได้ถึง ${formatDateTime(end, "th")} <span lang="en">· Valid until ${formatDateTime(end, "en-US")}</span></p>`;
}

function codeItem(code: PlainCode): string {
	const line = (...words: (string | undefined)[]) =>
		escapeHtml(words.filter(Boolean).join(" · "));
	const thai = line(code.brand_name_th, code.reward_name);
	const english = line(code.brand_name_en, code.reward_name_en);
	return [
		"<li>",
		thai && `<p>${thai}</p>`,
		english && english !== thai ? `<p lang="en">${english}</p>` : "",
		...[code.code, code.link]
			.filter(Boolean)
			.map(
				(text = "") => `<p><code translate="no">${escapeHtml(text)}</code></p>`,
			),
		/^[1-9]+$/.test(code.bars ?? "") ? barcodeSvg(code.bars ?? "") : "",
		validUntilLine(code),
		"</li>",
	].join("");
}

/** The codes below a line in both languages; empty without codes. */
const codeList = (thai: string, english: string, codes: PlainCode[]) =>
	codes.length > 0
		? `<p>${thai} <span lang="en">· ${english}</span></p><ul>${codes.map(codeItem).join("")}</ul>`
		: "";

const appMissing = {
	th: "ไฟล์บางส่วนของแอปหายไปจากเครื่องนี้ กรุณาเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง",
	en: "Part of the app is missing on this phone. Connect to the internet and try again.",
};
const words = {
	/** The person opened this page after a failed start; with the other reasons it replaces another page. */
	requested: {
		title: { th: "โค้ดที่บันทึกไว้", en: "Saved codes" },
		text: appMissing,
	},
	offline: {
		title: { th: "ไม่มีอินเทอร์เน็ต", en: "No internet" },
		text: appMissing,
	},
	hostDown: {
		title: { th: "เปิดหน้านี้ไม่สำเร็จ", en: "This page could not be opened" },
		text: {
			th: "ระบบของเราขัดข้อง กรุณาลองอีกครั้งในอีกสักครู่",
			en: "This is on our side. Please try again in a moment.",
		},
	},
};

interface PlainPageOptions {
	codes: readonly PlainCode[];
	reason: keyof typeof words;
}

export async function plainPage({ codes, reason }: PlainPageOptions) {
	const { title, text } = words[reason];
	const usable = codeList(
		"โค้ดด้านล่างใช้ที่ร้านได้เลย",
		"The codes below can be used in the shop",
		codes.filter(({ mayHaveEnded }) => !mayHaveEnded),
	);
	// These are shown too, because the time of the last save may be a wrong clock's.
	const uncertain = codeList(
		"โค้ดด้านล่างอาจหมดอายุแล้ว",
		"The codes below may have expired",
		codes.filter(({ mayHaveEnded }) => mayHaveEnded),
	);
	const none =
		reason === "requested" && codes.length === 0
			? '<p>ยังไม่มีโค้ดบันทึกในเครื่องนี้ <span lang="en">· No codes are saved on this phone.</span></p>'
			: "";
	// Retries the same address, or opens home if this page itself was requested.
	const href = reason === "requested" ? "/" : "";
	const html = `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no"><title>Galaxy Gift</title><style>${style}</style></head><body><main><h1>${title.th} <span lang="en">· ${title.en}</span></h1><p>${text.th}</p><p lang="en">${text.en}</p><p><a href="${href}">ลองอีกครั้ง <span lang="en">· Try again</span></a></p>${usable}${uncertain}${none}</main></body></html>`;
	const digest = await crypto.subtle.digest(
		"SHA-256",
		new TextEncoder().encode(style),
	);
	const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
	return new Response(html, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			"referrer-policy": "no-referrer",
			"content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		},
	});
}
