// Text with the host's markup, sanitized before it is shown; the only place where such markup enters the page.
import type { DOMPurify } from "dompurify";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { SkeletonBoxes } from "../feedback/Skeleton";
import { foreignLanguage } from "../layout/foreignLanguage";
import { PhraseWrap, useMaxPhraseLength } from "../layout/PhraseWrap";
import { wrapPhrases } from "../layout/wrapPhrases";
import { contentRules } from "./contentRules";
import { secureExternalLink } from "./externalLink";
import styles from "./RichText.module.css";

/** https (http on localhost), paths from the root, tel and mailto; no userinfo. */
const allowedAddress =
	/^(?:https:\/\/(?![^/?#]*@)|http:\/\/localhost(?::\d+)?\/|tel:|mailto:|\/(?![/\\]))/i;
const isPicture = (src: string) =>
	allowedAddress.test(src.replace(/^\/\//, "https://")) ||
	/^data:image\//i.test(src);
/** Attributes whose value is not an address, and `src`, which is checked below with its full address. */
const safeAttributes = "colspan dir lang rowspan src start value".split(" ");
/** Blocks that would be the page's own: a landmark, or a text that folds. Each is shown as a plain block. */
const pageBlocks =
	"address article aside details footer header main nav summary".split(" ");
const allowed = {
	// Any other element is replaced by its content; that of a block would run into the text next to it.
	ALLOWED_TAGS: [
		...pageBlocks,
		..."a b blockquote br caption center dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s section small span strong sub sup table tbody td tfoot th thead tr u ul".split(
			" ",
		),
	],
	ALLOWED_ATTR: ["alt", "href", "title", ...safeAttributes],
	// The app's styles and dialogs read their own: a text could take a dialog's focus.
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	ALLOWED_URI_REGEXP: allowedAddress,
	ADD_URI_SAFE_ATTR: safeAttributes,
};

/** Undefined until it is loaded; from then on markup is rendered with its page, without a layout shift. */
let sanitizer: DOMPurify | undefined;

/** Loads the sanitizer ahead of the markup. */
export async function loadSanitizer(): Promise<DOMPurify> {
	sanitizer ??= (await import("dompurify")).default;
	return sanitizer;
}

/** Loads the sanitizer; true once that has ended. After a failure each text retries. */
export function useSanitizerReady(): boolean {
	const [ready, setReady] = useState(sanitizer !== undefined);
	useEffect(() => {
		const end = () => setReady(true);
		loadSanitizer().then(end, end);
	}, []);
	return ready;
}

/** The markup without script, style, form or frame; external links open in a new tab. */
function sanitized(purify: DOMPurify, html: string, longestPhrase: number) {
	const clean = purify.sanitize(html, {
		...allowed,
		RETURN_DOM_FRAGMENT: true,
	});
	for (const link of clean.querySelectorAll("a")) {
		const href = contentRules.linkAddress(link.getAttribute("href") ?? "");
		if (href === null) link.removeAttribute("href");
		else if (link.hasAttribute("href")) link.setAttribute("href", href);
		secureExternalLink(link);
	}
	// The page has its one h1 already.
	for (const block of clean.querySelectorAll(`h1,${pageBlocks}`)) {
		const plain = document.createElement(block.matches("h1") ? "h2" : "div");
		for (const { name, value } of block.attributes)
			plain.setAttribute(name, value);
		plain.append(...block.childNodes);
		block.replaceWith(plain);
	}
	for (const image of clean.querySelectorAll("img")) {
		// Without it a screen reader reads the address.
		if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
		image.setAttribute("loading", "lazy");
		const given = image.getAttribute("src")?.trim() ?? "";
		const src = contentRules.pictureSource(given);
		if (isPicture(given) || isPicture(src)) image.setAttribute("src", src);
		else image.removeAttribute("src");
	}
	// A picture without a text gives its link no name: screen readers would read the whole address.
	for (const link of clean.querySelectorAll<HTMLElement>("a[href]"))
		if (
			!link.title &&
			!/[^\s\p{Cf}]/u.test(link.textContent) &&
			!link.querySelector("img[alt]:not([alt=''])")
		)
			link.setAttribute(
				"aria-label",
				link.getAttribute("href")?.replace(/^\w+:(\/\/)?|[?#].*/g, "") ?? "",
			);
	// A wide table scrolls in itself: keys scroll what can have the focus.
	for (const table of clean.querySelectorAll("table"))
		if (!table.parentElement?.closest("table")) table.tabIndex = 0;
	wrapPhrases(clean, longestPhrase);
	return clean;
}

/** Loads the sanitizer where needed, and sanitizes the markup. */
export const sanitizeHtml = async (html: string, longestPhrase = 16) =>
	sanitized(await loadSanitizer(), html, longestPhrase);

/** Trusted Types let only a named policy pass strings to the parser. */
const plainTextPolicy = window.trustedTypes?.createPolicy("plain-words", {
	createHTML: (html: string) => html,
});

/** "Tea & cake" and "< 100 baht" have neither. */
const tag = /<[a-z/!]/i;
const characterReference = /&(#x?[\da-f]+|[a-z]\w*);/i;

/** The text without markup, for a sanitizer that failed to load, each block in a line of its own; the parser runs and loads nothing. */
function plainText(html: string): HTMLElement {
	const source = tag.test(html) ? html.replace(/\s+/g, " ") : html;
	const page = new DOMParser().parseFromString(
		plainTextPolicy?.createHTML(source) ?? source,
		"text/html",
	);
	for (const code of page.querySelectorAll("script, style")) code.remove();
	for (const block of page.querySelectorAll(
		"br, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre, td, th",
	)) {
		block.before("\n");
		block.after("\n");
	}
	const words = document.createElement("div");
	words.className = styles.plain ?? "";
	words.textContent = page.body.textContent
		.trim()
		.replace(/\n( *\n)+/g, "\n\n");
	return words;
}

/** Plain text shows at once, markup as soon as the sanitizer is loaded, till then a skeleton; a text without tags keeps its line breaks. */
export function RichText({ html }: { html: string }) {
	const box = useRef<HTMLDivElement>(null);
	const [waiting, setWaiting] = useState(sanitizer === undefined);
	const longest = useMaxPhraseLength();
	const hasTags = tag.test(html);
	const plain = !hasTags && !characterReference.test(html);
	const page = document.documentElement.lang;
	// An article may have some 100,000 letters.
	const lang = useMemo(
		() => foreignLanguage(html.replace(/<[^<>]*>|&\w+;/g, ""), page),
		[html, page],
	);
	// Its page may be drawn again with each tick of a clock.
	const phrases = useMemo(
		() => plain && <PhraseWrap key={page}>{html}</PhraseWrap>,
		[html, plain, page],
	);
	useLayoutEffect(() => {
		if (plain) return;
		if (sanitizer) {
			box.current?.replaceChildren(sanitized(sanitizer, html, longest));
			setWaiting(false);
			return;
		}
		let current = true;
		const show = (content: Node) => {
			if (!current) return;
			box.current?.replaceChildren(content);
			setWaiting(false);
		};
		sanitizeHtml(html, longest).then(show, () => show(plainText(html)));
		return () => {
			current = false;
		};
	}, [html, plain, longest]);
	if (plain)
		return (
			<p className={`${styles.rich} ${styles.plain}`} lang={lang}>
				{phrases}
			</p>
		);
	return (
		<>
			<div
				ref={box}
				className={`${styles.rich} ${hasTags ? "" : styles.plain}`}
				lang={lang}
				// Empty, it would add the gap of the box around it.
				hidden={waiting}
			/>
			{waiting && (
				<div className={styles.skeleton} aria-hidden="true">
					<SkeletonBoxes count={3} height={16} />
				</div>
			)}
		</>
	);
}
