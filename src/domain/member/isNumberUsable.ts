// Recognises the verify_result of a number that can be used.

const usableTexts = [
	/^(เบอร์|หมายเลข)?(โทรศัพท์|มือถือ)*(นี้)?(สามารถ)?ใช้(งาน)?ได้(ค่ะ|ครับ)?$/,
	/^(this )?((mobile|phone) )*(number )?(is )?(usable|available|can be used)\.?$/,
];

/** The documents give the meaning alone, "this phone number is usable" (2 §8, 3 §8): a text that says more or less leads to the question about the other device. */
export function isNumberUsable(verify_result: string): boolean {
	const text = verify_result.normalize("NFC").toLowerCase();
	// Thai has no spaces between words; they may stand anywhere.
	const thai = text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, "");
	const english = text.replace(/[\s_-]+/g, " ").trim();
	return usableTexts.some((it) => it.test(thai) || it.test(english));
}
