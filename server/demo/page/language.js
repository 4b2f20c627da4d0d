// The page's languages: Thai in the markup (moved to data-th), English in data-en.

const root = document.documentElement;

/** The app's storage key (1 §3), so that the choice applies to the app. */
const key = "locale";

/** "th" or "en-US"; Thai by default. */
export function storedLocale() {
	try {
		return localStorage.getItem(key) === "en-US" ? "en-US" : "th";
	} catch {
		return "th";
	}
}

/** The locale of the page, stored or not. */
export const shownLocale = () => (root.lang === "th" ? "th" : "en-US");

/** Shows the page in a locale and stores it for the app. */
export function chooseLocale(locale) {
	try {
		localStorage.setItem(key, locale);
	} catch {
		// Storage is disabled: the app starts in Thai.
	}
	showLocale(locale);
}

/** Shows the page in a locale without storing it. */
export function showLocale(locale) {
	root.lang = locale === "th" ? "th" : "en";
	for (const element of document.querySelectorAll("[data-en]"))
		showText(element);
}

export function setTexts(element, th, en) {
	element.dataset.th = th;
	element.dataset.en = en;
	showText(element);
}

function showText(element) {
	element.dataset.th ??= element.textContent.trim();
	const text = root.lang === "th" ? element.dataset.th : element.dataset.en;
	if (element.textContent !== text) element.textContent = text;
}
