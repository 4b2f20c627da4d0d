// The page's two languages: Thai as written in the markup (kept in data-th), English beside it in data-en.

const root = document.documentElement;

/** The app's own key and values (1 §3), so the choice holds for the app too. */
const key = "locale";

/** "th" or "en-US" as the app keeps it; Thai where nothing, or something else, is stored. */
export function storedLocale() {
	try {
		return localStorage.getItem(key) === "en-US" ? "en-US" : "th";
	} catch {
		return "th";
	}
}

/** The locale that the page is in, kept or not. */
export const shownLocale = () => (root.lang === "th" ? "th" : "en-US");

/** Shows the page in a locale and keeps it for the app. */
export function chooseLocale(locale) {
	try {
		localStorage.setItem(key, locale);
	} catch {
		// Storage switched off: the page still speaks the language, the app starts in Thai.
	}
	showLocale(locale);
}

/** Shows the page in a locale without keeping it. */
export function showLocale(locale) {
	root.lang = locale === "th" ? "th" : "en";
	for (const element of document.querySelectorAll("[data-en]")) say(element);
}

/** Puts a pair of texts on an element; it follows every later change of language. */
export function write(element, th, en) {
	element.dataset.th = th;
	element.dataset.en = en;
	say(element);
}

function say(element) {
	element.dataset.th ??= element.textContent.trim();
	const text = root.lang === "th" ? element.dataset.th : element.dataset.en;
	if (element.textContent !== text) element.textContent = text;
}
