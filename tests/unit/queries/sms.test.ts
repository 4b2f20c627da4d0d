// When a one-time code expires: as the host says, otherwise after the usual five minutes (docs/contract.md).
import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { requestOtp } from "../../../src/contract/sms";
import { serverNow } from "../../../src/platform/http/clock";
import { smsMutations } from "../../../src/queries/sms";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);

const minute = 60_000;
const hour = 60 * minute;

test.each([
	[new Date(serverNow() + 3 * minute).toISOString(), 3],
	[undefined, 5],
	["soon", 5],
	["0001-01-01T00:00:00", 5],
	// A number of seconds (3 §4).
	[180, 3],
	["180", 3],
	// Bangkok time without a zone, which is read as UTC.
	[new Date(serverNow() + 7 * hour + 3 * minute).toISOString(), 3],
	// No code is valid for so long, and a new code has not expired.
	[new Date(serverNow() + 2 * hour).toISOString(), 5],
	[new Date(serverNow() - hour).toISOString(), 5],
	[serverNow() + 3 * minute, 3],
])(
	"a code with the end %s is valid for %i minutes",
	async (expiretime, minutes) => {
		phone.api("RequestOTP", () =>
			v.parse(requestOtp.reply, { expiretime, transactionid: "O1" }),
		);
		i18n.activate("en-US");
		const client = new QueryClient();
		const { expires } = await client
			.getMutationCache()
			.build(client, smsMutations.requestCode())
			.execute({ mobile: "0812345678", purpose: "PV_1073" });
		const left = (expires - serverNow()) / minute;
		expect(left).toBeGreaterThan(minutes - 1);
		expect(left).toBeLessThanOrEqual(minutes);
		// The text message is in the app's language, not the phone's.
		expect(phone.calls.at(-1)?.options).toEqual({ language: "en-US" });
	},
);
