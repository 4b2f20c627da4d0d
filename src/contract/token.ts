// The claims inside the app token (1 §3).
import * as v from "valibot";
import { text } from "./fields";

/** The claims inside the app token (1 §3); exp and iat in seconds. */
export const tokenClaims = v.object({
	sub: v.pipe(v.string(), v.nonEmpty()),
	model: text,
	imei: text,
	serial: text,
	device_series: text,
	device_name: text,
	tier: text,
	is_flagship: v.pipe(
		v.nullish(v.union([v.boolean(), v.string()]), false),
		v.transform((value) => value === true || value === "true"),
	),
	iat: v.nullish(v.number(), null),
	exp: v.number(),
});
export type TokenClaims = v.InferOutput<typeof tokenClaims>;
