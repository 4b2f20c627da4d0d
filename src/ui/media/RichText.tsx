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
/** Attributes whose value is not an address, and `src`, whose full address is checked below. */
const safeAttributes = "colspan dir lang rowspan src start value".split(" ");
/** Blocks that would become landmarks or disclosure widgets of the page; each is shown as a plain block. */
const pageBlocks =
	"address article aside details footer header main nav summary".split(" ");
const allowed = {
	// Any other element is replaced by its content, so blocks are listed: their text would run into the text next to it.
	ALLOWED_TAGS: [
		...pageBlocks,
		..."a b blockquote br caption center dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s section small span strong sub sup table tbody td tfoot th thead tr u ul".split(
			" ",
		),
	],
	ALLOWED_ATTR: ["alt", "href", "title", ...safeAttributes],
	// The app's styles and dialogs read such attributes, so that a text could take a dialog's focus.
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	ALLOWED_URI_REGEXP: allowedAddress,
	ADD_URI_SAFE_ATTR: safeAttributes,
};

/** Undefined until it is loaded; after that, markup is rendered together with its page, without a layout shift. */
let sanitizer: DOMPurify | undefined;

/** Loads the sanitizer, for instance before the markup is loaded. */
export async function loadSanitizer(): Promise<DOMPurify> {
	sanitizer ??= (await import("dompurify")).default;
	return sanitizer;
}

/** Loads the sanitizer and returns whether that has ended; after a failure each text tries again. */
export function useSanitizerReady(): boolean {
	const [ready, setReady] = useState(sanitizer !== undefined);
	useEffect(() => {
		const end = () => setReady(true);
		loadSanitizer().then(end, end);
	}, []);
	return ready;
}

/** Resolves the addresses of links, and opens external ones in a new tab. */
function cleanLinks(clean: DocumentFragment): void {
	for (const link of clean.querySelectorAll("a")) {
		const href = contentRules.linkAddress(link.getAttribute("href") ?? "");
		if (href === null) link.removeAttribute("href");
		else if (link.hasAttribute("href")) link.setAttribute("href", href);
		secureExternalLink(link);
	}
}

/** Lowers first headings, since the page already has its one h1, and makes landmarks plain blocks. */
function replacePageBlocks(clean: DocumentFragment): void {
	for (const block of clean.querySelectorAll(`h1,${pageBlocks}`)) {
		const plain = document.createElement(block.matches("h1") ? "h2" : "div");
		for (const { name, value } of block.attributes)
			plain.setAttribute(name, value);
		plain.append(...block.childNodes);
		block.replaceWith(plain);
	}
}

/** Resolves the addresses of pictures; without an alt a screen reader would read them. */
function cleanPictures(clean: DocumentFragment): void {
	for (const image of clean.querySelectorAll("img")) {
		if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
		image.setAttribute("loading", "lazy");
		const givenSrc = image.getAttribute("src")?.trim() ?? "";
		const src = contentRules.pictureSource(givenSrc);
		if (isPicture(givenSrc) || isPicture(src)) image.setAttribute("src", src);
		else image.removeAttribute("src");
	}
}

/** Names each link that has only a picture without an alt by its short address, since screen readers would read the whole address. */
function nameBareLinks(clean: DocumentFragment): void {
	for (const link of clean.querySelectorAll<HTMLElement>("a[href]")) {
		const hasName =
			link.title ||
			/[^\s\p{Cf}]/u.test(link.textContent) ||
			link.querySelector("img[alt]:not([alt=''])");
		const href = link.getAttribute("href") ?? "";
		if (!hasName)
			link.setAttribute("aria-label", href.replace(/^\w+:(\/\/)?|[?#].*/g, ""));
	}
}

/** Lets the keyboard scroll wide tables: only an element that can have the focus scrolls. */
function focusTables(clean: DocumentFragment): void {
	for (const table of clean.querySelectorAll("table"))
		if (!table.parentElement?.closest("table")) table.tabIndex = 0;
}

/** Returns the markup without scripts, styles, forms and frames. */
function sanitized(purify: DOMPurify, html: string, longestPhrase: number) {
	const clean = purify.sanitize(html, {
		...allowed,
		RETURN_DOM_FRAGMENT: true,
	});
	cleanLinks(clean);
	replacePageBlocks(clean);
	cleanPictures(clean);
	nameBareLinks(clean);
	focusTables(clean);
	wrapPhrases(clean, longestPhrase);
	return clean;
}

/** Loads the sanitizer if needed and sanitizes the markup. */
export const sanitizeHtml = async (html: string, longestPhrase = 16) =>
	sanitized(await loadSanitizer(), html, longestPhrase);

/** Trusted Types allow only a named policy to pass strings to the parser. */
const plainTextPolicy = window.trustedTypes?.createPolicy("plain-words", {
	createHTML: (html: string) => html,
});

/** Neither matches in "Tea & cake" or "< 100 baht". */
const tag = /<[a-z/!]/i;
const characterReference = /&(#x?[\da-f]+|[a-z]\w*);/i;

/** The text without markup and with each block on its own line, for when the sanitizer failed to load; DOMParser runs no script and loads nothing. */
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
	const element = document.createElement("div");
	element.className = styles.plain ?? "";
	element.textContent = page.body.textContent
		.trim()
		.replace(/\n( *\n)+/g, "\n\n");
	return element;
}

/** Plain text is shown at once, and markup as soon as the sanitizer is loaded, with a skeleton until then; a text without tags keeps its line breaks. */
export function RichText({ html }: { html: string }) {
	const box = useRef<HTMLDivElement>(null);
	const [waiting, setWaiting] = useState(sanitizer === undefined);
	const longest = useMaxPhraseLength();
	const hasTags = tag.test(html);
	const plain = !hasTags && !characterReference.test(html);
	const page = document.documentElement.lang;
	// Memoized, because an article may have 100,000 letters.
	const lang = useMemo(
		() => foreignLanguage(html.replace(/<[^<>]*>|&\w+;/g, ""), page),
		[html, page],
	);
	// Memoized, because the page may render on every tick of a clock.
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
				// An empty element would still add the gap of its container.
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
