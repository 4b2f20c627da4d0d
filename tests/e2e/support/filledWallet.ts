// A wallet with many codes that were saved a month ago, written by the wallet's own code and put into the page's storage without the app.
import type { Page } from "@playwright/test";
import { bareCard } from "../../../src/domain/code/codeCard";
import { createWallet } from "../../../src/platform/storage/wallet";
import { barcodeWidths } from "../../../src/ui/media/barcodeModules";
import { copyOver } from "../../support/copyOver";
import { clearSavedQueries } from "./journey";
import { putInDatabase, putInMirror } from "./savedCopies";

export const month = 30 * 86_400_000;

/** The text, the transaction id and the English name of the code with this number. */
export const codeText = (at: number) => `SHOP${String(at).padStart(8, "0")}`;
export const claimOf = (at: number) => `SAVED${at}`;
export const dealOf = (at: number) => `Iced latte, two for one ${at}`;

/** The records of usable codes of one brand that were saved a month ago, sorted by expiry. */
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

/** Writes the records into both copies of the wallet. The page must not run the app. */
export async function fillWallet(page: Page, records: [string, unknown][]) {
	await putInDatabase(page, records);
	await putInMirror(page, records);
}

/** The same after leaving the app and deleting its persisted queries, since the server knows none of these codes. */
export async function fillWalletAlone(
	page: Page,
	records: [string, unknown][],
) {
	await clearSavedQueries(page);
	await fillWallet(page, records);
}
