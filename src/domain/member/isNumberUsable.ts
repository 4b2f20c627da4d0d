// Recognises the verify_result of a number that can be used.

const thaiYes = /ใช้(งาน)?ได้/;
const thaiNo = /ไม่|อื่น/;
const englishYes = /\b(usable|available|can be used)\b/;
const englishNo = /\b(not|no|never|cannot|\w+n['’]t|other|another|already)\b/;

/** The documents give the meaning alone, "this phone number is usable" (2 §8, 3 §8). In doubt it is not: then the person is asked about the other device. */
export function isNumberUsable(verify_result: string): boolean {
	const text = verify_result.normalize("NFC").toLowerCase();
	// Thai has no spaces between words; they may stand anywhere.
	const thai = text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, "");
	const english = text.replace(/[\s_-]+/g, " ");
	return (
		(thaiYes.test(thai) || englishYes.test(english)) &&
		!thaiNo.test(thai) &&
		!englishNo.test(english)
	);
}
