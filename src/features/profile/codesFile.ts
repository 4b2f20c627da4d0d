// The saved codes as one HTML file to print: no scripts, no external content, all texts escaped.
import { characterGroups } from "../../domain/code/groupCharacters";
import { escapeHtml } from "../../domain/text/escapeHtml";
import type { Locale } from "../../domain/text/localized";

export interface FileCode {
	brand: string;
	title: string;
	subtitle: string;
	status: string;
	isOver: boolean;
	/** "" for a link without a code. */
	code: string;
	/** "" for none. */
	link: string;
	lines: readonly string[];
	/** SVG from ui/media/symbolSvg, the only unescaped part. */
	symbols: readonly string[];
}

const paragraphs = (lines: readonly string[]) =>
	lines
		.filter((line) => line !== "")
		.map((line) => `<p>${escapeHtml(line)}</p>`)
		.join("");

/** The code in groups, with CSS between them instead of spaces, which a web shop would refuse in a copied code; lines break only between groups. */
const groupedCode = (code: string) =>
	characterGroups(code)
		.map((group) => `<span>${escapeHtml(group)}</span>`)
		.join("<wbr>");

export function codeSection(file: FileCode): string {
	return `<section class="code${file.isOver ? " over" : ""}">
<p class="status">${escapeHtml(file.status)}</p>
<h2>${escapeHtml([file.brand, file.title].filter(Boolean).join(" · "))}</h2>
${paragraphs([file.subtitle])}
${file.code && `<p class="letters" translate="no">${groupedCode(file.code)}</p>`}
${file.link && `<p class="address" translate="no">${escapeHtml(file.link)}</p>`}
<div class="symbols">${file.symbols.join("")}</div>
<div class="more">${paragraphs(file.lines)}</div>
</section>
`;
}

const style = `
:root{color-scheme:only light}
*{box-sizing:border-box}
body{max-width:44rem;margin:0 auto;padding:24px 16px;background:#fff;color:#000;font:16px/1.6 "Noto Sans Thai",Thonburi,system-ui,sans-serif}
h1{margin:0 0 8px;font-size:28px;line-height:1.4}
h2{margin:0;font-size:18px;line-height:1.5}
p{margin:0;overflow-wrap:anywhere}
.code{margin-top:16px;padding:16px;border:1px solid #767676;border-radius:12px;break-inside:avoid;page-break-inside:avoid}
.status{display:inline-block;padding:0 10px;border:1px solid #000;border-radius:99px;font-size:14px;font-weight:600}
.over .status{border-style:dashed}
.over .letters{text-decoration:line-through}
.letters{margin-top:8px;font:700 24px/1.5 ui-monospace,monospace;letter-spacing:.05em}
.letters span{margin-inline-end:.6em}
.address{margin-top:8px;font-weight:600}
.symbols{display:flex;flex-wrap:wrap;align-items:center;gap:16px}
.symbols svg{display:block;max-width:100%;height:auto;background:#fff;forced-color-adjust:none}
.more{margin-top:8px;font-size:14px}
@media print{@page{margin:14mm}body{max-width:none;padding:0}}
`;

/** The whole file as HTML; `codes` are sections of codeSection. */
export function codesFile({
	locale,
	title,
	about,
	empty,
	codes,
}: {
	locale: Locale;
	title: string;
	about: readonly string[];
	empty: string;
	codes: readonly string[];
}): string {
	return `<!doctype html>
<html lang="${locale === "th" ? "th" : "en"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escapeHtml(title)}</h1>${paragraphs(about)}</header>
<main>
${codes.length > 0 ? codes.join("") : paragraphs([empty])}
</main>
</body>
</html>
`;
}
