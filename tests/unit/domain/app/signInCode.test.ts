// Sign-in failures of a host with its own codes: 1 §8 gives only their names.
import { expect, test } from "vitest";
import { type ErrorCode, readFailure } from "../../../../src/contract/envelope";
import { failureCode } from "../../../../src/contract/failureCode";
import {
	type Failure,
	failureOutcome,
} from "../../../../src/domain/app/failure";
import { signInCode } from "../../../../src/domain/app/signInCode";
import { signInOutcome } from "../../../../src/domain/app/signInFailure";

/** A refusal as a host sends it. */
const refused = (code: ErrorCode | null, said = "Sorry"): Failure => ({
	...readFailure({
		error: { code, locale: { "en-us": { message: said } } },
	}),
	...{ status: 400, reason: "status" },
});

test.each([
	["Cannot verify", failureCode.cannotVerify],
	["request token failed", failureCode.requestTokenFailed],
	["retrieve user failed", failureCode.retrieveUserFailed],
	["Validate nerp failed", failureCode.validateNerpFailed],
	["device not found", failureCode.deviceNotFound],
	["DEVICE_NOT_FOUND", failureCode.deviceNotFound],
	["device-tier-not-allowed", failureCode.deviceTierNotAllowed],
	["eula date invalid", failureCode.eulaDateInvalid],
	["Email domain not supported", failureCode.emailDomainNotSupported],
	["imei incorrect", failureCode.imeiIncorrect],
	["serialIncorrect", failureCode.serialIncorrect],
	["decrypt state error", failureCode.decryptStateError],
	["email not support", failureCode.emailNotSupported],
	["System under maintenance", failureCode.maintenance],
	["Campaign out of duration.", failureCode.campaignOutOfDuration],
])("%s is recognised as a code and as a message", (name, code) => {
	expect(signInCode(refused(name))).toBe(code);
	expect(signInCode(refused(null, name))).toBe(code);
	expect(signInCode(refused("E17", name))).toBe(code);
	expect(signInCode(refused(7, name))).toBe(code);
});

test.each([
	["a known code wins", refused(50041, "Device not found"), 50041],
	["another code", refused("E1001"), "E1001"],
	["other words", refused(null, "This device was not found"), null],
	["a name of another call", refused("not found"), "notfound"],
	["a name of every object", refused("constructor"), "constructor"],
	["no words", refused(3, ""), 3],
])("the code is unchanged: %s", (_what, failure, code) => {
	expect(signInCode(failure)).toBe(code);
});

test("the host's own word for its refusal selects the article", () => {
	const failure = refused("DEVICE_NOT_FOUND");
	const outcome = { kind: "noPermission", code: "DEVICE_NOT_FOUND" };
	expect(signInOutcome(failure)).toEqual(outcome);
	for (const handling of [undefined, "profile"] as const)
		expect(failureOutcome(failure, { kind: "read", handling })).toEqual(
			outcome,
		);
	expect(signInOutcome(refused(null, "Device not found"))).toEqual({
		...{ kind: "noPermission", code: failureCode.deviceNotFound },
	});
});

test("a host's own words lead to the same outcomes as the codes", () => {
	expect(signInOutcome(refused("imei incorrect"))).toMatchObject({
		...{ kind: "blank", code: "imeiincorrect" },
	});
	// The bug: in debug mode /blank showed the code 0.
	expect(signInOutcome(refused(null, "IMEI incorrect"))).toMatchObject({
		...{ kind: "blank", code: failureCode.imeiIncorrect },
	});
	expect(signInOutcome(refused("campaign out of duration")).kind).toBe(
		"nothing",
	);
	expect(signInOutcome(refused("system under maintenance"))).toMatchObject({
		dialog: { variant: "warning", confirmDisabled: true },
	});
});
