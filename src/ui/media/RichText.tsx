// Text with markup from the host, cleaned before it is shown; the only place where such markup enters the page.
import type { DOMPurify } from "dompurify";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { secureExternalLink } from "./externalLink";
import { allowedHref } from "./hrefRule";
import styles from "./RichText.module.css";

const allowed = {
	ALLOWED_TAGS:
		"a b blockquote br div em figure h1 h2 h3 h4 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul".split(
			" ",
		),
	ALLOWED_ATTR: ["href", "src", "alt", "title", "colspan", "rowspan"],
	// Addresses over https (http on this very machine) or from the root, telephone and mail; nothing that runs, no userinfo.
	ALLOWED_URI_REGEXP:
		/^(?:https:\/\/(?![^/]*@)|http:\/\/localhost(?::\d+)?\/|tel:|mailto:|\/(?![/\\]))/i,
};

/** Once it is here, markup is drawn with its page: a text that came after it would push away what stands below. */
let cleaner: DOMPurify | undefined;

async function loadCleaner(): Promise<DOMPurify> {
	cleaner ??= (await import("dompurify")).default;
	return cleaner;
}

/** Has the cleaner on its way before there is any markup; whether it is here, or cannot be had now: then each text asks once more. */
export function useSanitizerReady(): boolean {
	const [ready, setReady] = useState(cleaner !== undefined);
	useEffect(() => {
		const settle = () => setReady(true);
		loadCleaner().then(settle, settle);
	}, []);
	return ready;
}

/** The markup without script, style, form or frame; links to other places open in a tab of their own with no way back. */
function cleaned(purify: DOMPurify, html: string): DocumentFragment {
	const clean = purify.sanitize(html, {
		...allowed,
		RETURN_DOM_FRAGMENT: true,
	});
	for (const link of clean.querySelectorAll("a")) {
		const href = allowedHref(link.getAttribute("href") ?? "");
		if (href === null) link.removeAttribute("href");
		else if (link.hasAttribute("href")) link.setAttribute("href", href);
		secureExternalLink(link);
	}
	for (const image of clean.querySelectorAll("img")) {
		image.setAttribute("loading", "lazy");
	}
	return clean;
}

/** The same, for who has not loaded the cleaner. */
export const sanitizeHtml = async (html: string): Promise<DocumentFragment> =>
	cleaned(await loadCleaner(), html);

/** Browsers with Trusted Types parse only what a named policy has passed. */
const words = window.trustedTypes?.createPolicy("plain-words", {
	createHTML: (html: string) => html,
});

/** The words alone, for when the cleaner cannot be loaded: the parser runs nothing and loads nothing. */
function plainWords(html: string): string {
	const page = new DOMParser().parseFromString(
		words?.createHTML(html) ?? html,
		"text/html",
	);
	return page.body.textContent.trim();
}

/** Plain text shows at once; markup shows as soon as its cleaner is there. */
export function RichText({ html }: { html: string }) {
	const box = useRef<HTMLDivElement>(null);
	const plain = !/[<&]/.test(html);
	useLayoutEffect(() => {
		if (plain) return;
		if (cleaner) {
			box.current?.replaceChildren(cleaned(cleaner, html));
			return;
		}
		let current = true;
		const show = (content: Node | string) => {
			if (current) box.current?.replaceChildren(content);
		};
		sanitizeHtml(html).then(show, () => show(plainWords(html)));
		return () => {
			current = false;
		};
	}, [html, plain]);
	if (plain) return <p className={`${styles.rich} ${styles.plain}`}>{html}</p>;
	return <div ref={box} className={styles.rich} />;
}
