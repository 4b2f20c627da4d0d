// The claims inside the app token (1 §3).
import * as v from "valibot";
import { flag, numberOrNull, requiredNumber, text, textOrNone } from "./fields";

/** exp and iat in seconds. */
export const tokenClaims = v.object({
	sub: v.pipe(text, v.nonEmpty()),
	model: text,
	imei: text,
	serial: text,
	device_series: text,
	device_name: textOrNone,
	tier: text,
	is_flagship: flag,
	iat: numberOrNull,
	exp: requiredNumber,
});
export type TokenClaims = v.InferOutput<typeof tokenClaims>;
