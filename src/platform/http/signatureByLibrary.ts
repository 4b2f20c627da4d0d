// The signature without crypto.subtle: plain http other than localhost.
import Base64 from "crypto-js/enc-base64";
import HmacSHA256 from "crypto-js/hmac-sha256";

/** Base64 HMAC-SHA256 of a text (UTF-8). */
export const hmac = (key: string, text: string): string =>
	Base64.stringify(HmacSHA256(text, key));
