// Which way to the home screen a browser has, told by its user agent, and when a refusal has been long enough (P29, O08).

/**
 * prompt: the browser asks by itself. shareBelow, shareAbove: iOS, by hand, with
 * the share button under or over the page. line: LINE's own browser, which opens
 * the phone's browser by an address. inApp: any other app's browser, by its menu.
 */
export type InstallMethod =
	| "prompt"
	| "shareBelow"
	| "shareAbove"
	| "line"
	| "inApp";

/** How long a refusal holds, in ms: 90 days. */
const refusalHolds = 90 * 86_400_000;

/** Apps that show pages in a browser of their own, which has no home screen to add to; Android's WebView says wv. */
const inAppBrowsers =
	/\b(FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|MicroMessenger|Twitter|GSA|Snapchat)\b|; wv\)/;

/** The card for this browser; null where there is nothing to offer, or the app is on the home screen already. */
export function installMethod({
	userAgent,
	touchPoints,
	installed,
	canPrompt,
}: {
	userAgent: string;
	/** navigator.maxTouchPoints: an iPad calls itself a Macintosh, but has a touch screen. */
	touchPoints: number;
	/** The page runs from the home screen. */
	installed: boolean;
	/** The browser has offered its own prompt (beforeinstallprompt). */
	canPrompt: boolean;
}): InstallMethod | null {
	if (installed) return null;
	if (/\bLine\/\d/.test(userAgent)) return "line";
	const isPhone = /\b(iPhone|iPod)\b/.test(userAgent);
	const isPad =
		/\biPad\b/.test(userAgent) ||
		(/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
	// On iOS only browsers say Safari: what does not is an app's own view.
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

/** Whether the app may ask by itself; `refused` is when the person last said no (ms), null for never. */
export function canOfferInstall(refused: number | null, now: number): boolean {
	return refused === null || now - refused >= refusalHolds;
}
