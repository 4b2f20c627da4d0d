// The install method of each browser (P29, O08).
import { expect, test } from "vitest";
import { installMethod } from "../../../../src/domain/app/installMethod";

const android = (rest: string) =>
	`Mozilla/5.0 (Linux; Android 16; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const iphone = (rest: string) =>
	`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const mac = (rest: string) =>
	`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const webView =
	"Mozilla/5.0 (Linux; Android 16; SM-S938B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/148.0.0.0 Mobile Safari/537.36";

const chrome = android("Chrome/148.0.0.0 Mobile Safari/537.36");
const samsung = android(
	"SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36",
);
const safari = iphone("Version/18.5 Mobile/15E148 Safari/604.1");

test.each([
	["Chrome that offered its prompt", chrome, true, "prompt"],
	["Chrome that offered none yet", chrome, false, null],
	["Samsung Internet with its prompt", samsung, true, "prompt"],
	["Firefox on Android has none", android("Firefox/146.0"), false, null],
	["Safari on an iPhone", safari, false, "shareBelow"],
	[
		"Chrome on an iPhone",
		iphone("CriOS/148.0.0.0 Mobile/15E148 Safari/604.1"),
		false,
		"shareAbove",
	],
	[
		"LINE on an iPhone",
		iphone("Mobile/15E148 Safari Line/15.6.0"),
		false,
		"line",
	],
	["LINE on Android", `${webView} Line/15.6.0/IAB`, true, "line"],
	[
		"Facebook on an iPhone",
		iphone("Mobile/22F76 [FBAN/FBIOS;FBAV/520.0]"),
		false,
		"inApp",
	],
	["Instagram", `${chrome} Instagram 380.0`, true, "inApp"],
	["an app's web view on Android", webView, true, "inApp"],
	["an app's web view on iOS", iphone("Mobile/22F76"), false, "inApp"],
	["Safari on a Mac", mac("Version/18.5 Safari/605.1.15"), false, null],
	["a browser named Online", `${chrome} Online/1`, true, "prompt"],
] as const)("%s", (_name, userAgent, canPrompt, card) => {
	const phone = { userAgent, canPrompt, touchPoints: 0, installed: false };
	expect(installMethod(phone)).toBe(card);
	expect(installMethod({ ...phone, installed: true })).toBe(null);
});

test("an iPad, which identifies itself as a Macintosh, has its share button at the top", () => {
	const userAgent = mac("Version/18.5 Safari/605.1.15");
	const pad = { userAgent, canPrompt: false, installed: false };
	expect(installMethod({ ...pad, touchPoints: 5 })).toBe("shareAbove");
});
