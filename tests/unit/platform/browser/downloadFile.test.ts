// A file is shared or downloaded, as the browser supports; a browser that can do neither reports it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	lacksDownloads,
	shareOrDownload,
} from "../../../../src/platform/browser/downloadFile";

const engine = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${engine}`;
const android = "Mozilla/5.0 (Linux; Android 16; SM-S938B";
const chrome = "Version/4.0 Chrome/148.0.0.0 Mobile Safari/537.36";
const lineOnAndroid = `${android}; wv) ${engine} ${chrome} Line/15.6.0/IAB`;
const facebookOnIphone = `${iphone} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0]`;

const click = vi.fn();
const share = vi.fn(async (_given: ShareData) => undefined);
const isIn = (userAgent: string) =>
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
const save = () =>
	shareOrDownload("a.ics", "text/calendar", "BEGIN", lacksDownloads());

beforeEach(() => {
	click.mockReset();
	share.mockClear();
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(click);
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
});
afterEach(() => {
	for (const name of ["share", "canShare"])
		Reflect.deleteProperty(navigator, name);
	vi.restoreAllMocks();
});

test("an ordinary browser downloads the file", async () => {
	isIn(`${android}) ${engine} ${chrome}`);
	expect(await save()).toBe(true);
	expect(click).toHaveBeenCalledOnce();
});

// The bug: the file counted as saved, although the browsers of other apps ignore downloads.
test("another app's browser without a share sheet saves no file, and does not report one", async () => {
	isIn(lineOnAndroid);
	await expect(save()).rejects.toThrow();
	expect(click).not.toHaveBeenCalled();
});

test("another app's browser on an iPhone shows the share sheet, also for a calendar file", async () => {
	isIn(facebookOnIphone);
	Object.assign(navigator, { share, canShare: () => true });
	expect(await save()).toBe(true);
	expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe("a.ics");
	expect(click).not.toHaveBeenCalled();
});
