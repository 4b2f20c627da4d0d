// How a browser can install the app, by its user agent (P29, O08).

/** prompt: the browser's own. shareBelow, shareAbove: iOS, share button under or over the page. line: LINE opens the phone's browser. inApp: another app's browser, by its menu. */
export type InstallMethod =
	| "prompt"
	| "shareBelow"
	| "shareAbove"
	| "line"
	| "inApp";

/** Apps with an own browser that cannot install; Android's WebView says wv. */
const inAppBrowsers =
	/\b(FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|MicroMessenger|Twitter|GSA|Snapchat)\b|; wv\)/;

/** null where the app cannot be installed or is installed already. */
export function installMethod({
	userAgent,
	touchPoints,
	installed,
	canPrompt,
}: {
	userAgent: string;
	/** navigator.maxTouchPoints: an iPad calls itself a Macintosh but has a touch screen. */
	touchPoints: number;
	installed: boolean;
	canPrompt: boolean;
}): InstallMethod | null {
	if (installed) return null;
	if (/\bLine\/\d/.test(userAgent)) return "line";
	const isPhone = /\b(iPhone|iPod)\b/.test(userAgent);
	const isPad =
		/\biPad\b/.test(userAgent) ||
		(/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
	// On iOS only browsers say Safari; app views do not.
	if (
		inAppBrowsers.test(userAgent) ||
		((isPhone || isPad) && !/\bSafari\//.test(userAgent))
	)
		return "inApp";
	if (isPad || (isPhone && /\b(CriOS|FxiOS|EdgiOS)\//.test(userAgent)))
		return "shareAbove";
	if (isPhone) return "shareBelow";
	return canPrompt ? "prompt" : null;
}
