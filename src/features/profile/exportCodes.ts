// The export of a customer's saved codes as a file; works offline (X07).
import { plural, t } from "@lingui/core/macro";
import { barcodeOf } from "../../domain/code/barcode";
import { isActivity } from "../../domain/code/cardStatus";
import { codeContent } from "../../domain/code/codeContent";
import { codeEnd } from "../../domain/code/codeEnd";
import { readyCodes } from "../../domain/code/readyCodes";
import { dayKey, formatDateTime } from "../../domain/text/dates";
import { type Locale, localized } from "../../domain/text/localized";
import { shareOrDownload } from "../../platform/browser/downloadFile";
import { pause } from "../../platform/browser/idle";
import { readExpiryClock } from "../../platform/http/clock";
import { listCodes, type WalletCode } from "../../platform/storage/wallet";
import { barcodeWidths, barsFromWidths } from "../../ui/media/barcodeModules";
import { barcodeSvg, qrSvg } from "../../ui/media/symbolSvg";
import { codeSection, codesFile, type FileCode } from "./codesFile";

/** How many codes are rendered before yielding to the main thread. */
const batchSize = 20;

async function barcodesOf(code: WalletCode): Promise<string[]> {
	const barcode = barcodeOf(code.barcode_format, code.code);
	if (!barcode) return [];
	const widths = code.bars ?? (await barcodeWidths(barcode));
	const bars = barsFromWidths(widths, barcode.quietZone);
	return bars ? [barcodeSvg(bars)] : [];
}

/** The barcode and the QR code; one that cannot be rendered is left out. */
async function symbolsOf(code: WalletCode): Promise<string[]> {
	const results = await Promise.allSettled([
		barcodesOf(code),
		qrSvg(code.code).then((qr) => [qr]),
	]);
	return results.flatMap((result) =>
		result.status === "fulfilled" ? result.value : [],
	);
}

function statusText(code: WalletCode, isReady: boolean): string {
	if (isReady) return t`Available`;
	if (code.over === "used") return t`Used`;
	return isActivity(code) ? t`Activity ended` : t`Code expired`;
}

async function fileCode(
	code: WalletCode,
	locale: Locale,
	isReady: boolean,
): Promise<FileCode> {
	const date = formatDateTime(codeEnd(code), locale);
	const saved = formatDateTime(code.saved_at, locale);
	const inLanguage = (th: string, en: string) => localized(locale, th, en);
	const content = codeContent(code);
	return {
		brand: inLanguage(code.brand_name_th, code.brand_name_en),
		title: inLanguage(code.reward_name, code.reward_name_en) || t`Coupon`,
		subtitle: inLanguage(code.sub_name, code.sub_name_en),
		status: statusText(code, isReady),
		isOver: !isReady,
		code: "code" in content ? content.code : "",
		link: "link" in content ? content.link : "",
		lines: [
			date && t`Valid until ${date}`,
			saved && t`Saved on ${saved}`,
			inLanguage(code.footer_message_th, code.footer_message_en),
		],
		// Ended codes must not be scanned.
		symbols: isReady && content.kind === "code" ? await symbolsOf(code) : [],
	};
}

/** Usable codes come first, each group newest first; rejects only if the wallet cannot be read. */
export async function makeCodesFile(sub: string, locale: Locale) {
	const now = readExpiryClock().confirmedNow;
	const saved = await listCodes(sub);
	const ready = new Set(readyCodes(saved, now));
	const inOrder = [...new Set([...ready, ...saved])];
	const sections: string[] = [];
	for (const [index, code] of inOrder.entries()) {
		if (index % batchSize === 0) await pause(0);
		sections.push(codeSection(await fileCode(code, locale, ready.has(code))));
	}
	const date = formatDateTime(now, locale);
	const count = saved.length;
	return {
		name: `galaxy-gift-codes-${dayKey(now)}.html`,
		count,
		html: codesFile({
			locale,
			title: t`My codes · Galaxy Gift`,
			about: [
				plural(count, { one: "# code", other: "# codes" }),
				t`As of ${date}. This page does not change when a code is used later.`,
				t`Anyone with a code can use it, so keep this page to yourself.`,
			],
			empty: t`No codes are saved on this phone.`,
			codes: sections,
		}),
	};
}

/** Returns the number of codes, or null if the person closed the share sheet. */
export async function exportCodes(sub: string, locale: Locale) {
	const { name, html, count } = await makeCodesFile(sub, locale);
	const isTaken = await shareOrDownload(name, "text/html;charset=utf-8", html);
	return isTaken ? count : null;
}
