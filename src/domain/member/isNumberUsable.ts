// Recognises the verify_result of a number that can be used.

const usableTexts = [
	/^(เบอร์|หมายเลข)?(โทรศัพท์|มือถือ)*(นี้)?(สามารถ)?ใช้(งาน)?ได้(ค่ะ|ครับ)?$/,
	/^(this )?((mobile|phone) )*(number )?(is )?(usable|available|can be used)\.?$/,
];

/** Whether the text says that the number is usable. The documents give only this meaning, not the words (2 §8, 3 §8); any other text leads to the question about the other device. */
export function isNumberUsable(verify_result: string): boolean {
	const text = verify_result.normalize("NFC").toLowerCase();
	// A Thai text may have spaces anywhere, since Thai has none between words.
	const thai = text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, "");
	const english = text.replace(/[\s_-]+/g, " ").trim();
	return usableTexts.some((it) => it.test(thai) || it.test(english));
}
