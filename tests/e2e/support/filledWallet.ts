// A wallet with many codes, as the phone of a busy customer has it after a month: made by the wallet itself, put down beneath the app.
import type { Page } from "@playwright/test";
import { bareCard } from "../../../src/domain/code/codeCard";
import { createWallet } from "../../../src/platform/storage/wallet";
import { barcodeWidths } from "../../../src/ui/media/barcodeModules";
import { copyOver } from "../../support/copyOver";
import { clearSavedQueries } from "./journey";
import { putInDatabase, putInMirror } from "./savedCopies";

export const month = 30 * 86_400_000;

/** What the code with this number reads, what its claim is called. */
export const codeText = (at: number) => `SHOP${String(at).padStart(8, "0")}`;
export const claimOf = (at: number) => `SAVED${at}`;
export const dealOf = (at: number) => `Iced latte, two for one ${at}`;

/** The records of a wallet that was filled a month ago: usable codes of one brand, the next to end first. */
export async function walletRecords(
	sub: string,
	amount: number,
): Promise<[string, unknown][]> {
	const records = new Map<string, unknown>();
	const { writeCode } = createWallet([copyOver(records)]);
	const savedAt = Date.now() - month;
	for (let at = 0; at < amount; at++)
		await writeCode({
			...bareCard("PV_1001"),
			brand_name_th: "ร้านกาแฟ",
			brand_name_en: "A coffee shop",
			reward_name: `ลาเต้เย็น ซื้อ 1 แก้ว รับฟรีอีก 1 แก้ว ${at}`,
			reward_name_en: dealOf(at),
			expiration_datetime: new Date(
				savedAt + 3 * month + at * 1000,
			).toISOString(),
			code: codeText(at),
			link: "",
			is_url: false,
			countdown_time: null,
			display_type: null,
			privilegetype: 4,
			transaction_id: claimOf(at),
			privilege_id: "1001",
			barcode_format: "CODE128",
			sub,
			saved_at: savedAt + at,
			bars:
				(await barcodeWidths({ format: "CODE128", text: codeText(at) })) ??
				undefined,
			proven: true,
		});
	return [...records];
}

/** Puts the records into both copies of the page's origin. The page holds no app. */
export async function fillWallet(page: Page, records: [string, unknown][]) {
	await putInDatabase(page, records);
	await putInMirror(page, records);
}

/** The same on a page that leaves the app, without the saved lists of a host that knows none of the codes. */
export async function fillWalletAlone(
	page: Page,
	records: [string, unknown][],
) {
	await clearSavedQueries(page);
	await fillWallet(page, records);
}
