// How a browser can install the app, by its user agent (P29, O08).

/** prompt: the browser's install prompt. shareBelow, shareAbove: the share button of iOS, below or above the page. line: LINE has to open the phone's browser. inApp: the menu of another app's browser has to. */
export type InstallMethod =
	| "prompt"
	| "shareBelow"
	| "shareAbove"
	| "line"
	| "inApp";

/** Whether it is an Apple phone or tablet, by navigator.userAgent and maxTouchPoints: an iPad calls itself a Macintosh but has a touch screen. */
const isApplePhone = (userAgent: string, touchPoints: number) =>
	/\b(iPhone|iPad|iPod)\b/.test(userAgent) ||
	(/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

/** Apps whose own browser cannot install; Android's WebView names itself wv. */
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
	/** navigator.maxTouchPoints. */
	touchPoints: number;
	installed: boolean;
	canPrompt: boolean;
}): InstallMethod | null {
	if (installed) return null;
	if (/\bLine\/\d/.test(userAgent)) return "line";
	const isApple = isApplePhone(userAgent, touchPoints);
	// On iOS only browsers name Safari; the web views of other apps do not.
	if (
		inAppBrowsers.test(userAgent) ||
		(isApple && !/\bSafari\//.test(userAgent))
	)
		return "inApp";
	if (!isApple) return canPrompt ? "prompt" : null;
	const isPhone = /\b(iPhone|iPod)\b/.test(userAgent);
	return isPhone && !/\b(CriOS|FxiOS|EdgiOS)\//.test(userAgent)
		? "shareBelow"
		: "shareAbove";
}
